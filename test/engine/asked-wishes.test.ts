/** Questions that ask for an appointment, trouble that is over, and who does not come. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, knowledge, service } from './businesses.ts';
import { lastSaid } from './converse.ts';

const reply = (language: string, template: string, said: string): Promise<string> =>
  lastSaid(agentOf(knowledge(language, [service('Perm')]), template, 'Europe/Berlin'), [said]);

describe('who asks to have something done on a day', () => {
  it.each([
    ['en', 'Can I get a perm on Tuesday?'],
    ['en', 'any chance of a fringe trim tomorrow afternoon?'],
    ['de', 'Kann ich am Dienstag eine Dauerwelle bekommen?'],
    ['es', '¿Puedo hacerme un masaje el martes?'],
    ['fr', 'Je peux avoir une coloration mardi ?'],
    ['it', 'Posso fare la permanente martedì?'],
    ['pt', 'Posso fazer uma permanente na terça?'],
    ['nl', 'Kan ik dinsdag een permanent krijgen?'],
    ['pl', 'Czy mogę zrobić trwałą we wtorek?'],
    ['ro', 'Pot să fac un permanent marți?'],
    ['ja', '火曜日にパーマをお願いできますか'],
  ])('begins a request, %s: %s', async (language, said) => {
    expect(await reply(language, 'salon', said)).toContain(wordsFor(language).say.startBooking);
  });

  it.each([
    ['en', 'salon', 'Can I get a refund on Tuesday?'],
    ['en', 'salon', 'Can I have your opening hours for Tuesday?'],
    ['en', 'salon', 'Can I have your address for tomorrow?'],
    ['en', 'salon', 'Can I get a voucher tomorrow?'],
    ['de', 'salon', 'Kann ich am Dienstag einen Parkplatz haben?'],
    ['en', 'restaurant', 'Can I get breakfast on Tuesday?'],
    ['en', 'hotel', 'Can we have breakfast at seven tomorrow?'],
  ])('but not who asks about else, %s, %s: %s', async (language, template, said) => {
    expect(await reply(language, template, said)).not.toContain(wordsFor(language).say.startBooking);
  });
});

describe('trouble', () => {
  it.each([
    ['en', 'vet', 'my dog limps and he is vomiting, can I come in?'],
    ['nl', 'vet', 'mijn kat hinkt, mag ik langskomen?'],
    ['de', 'auto_repair', 'Meine Bremsen quietschen, können Sie sich das angucken?'],
    ['it', 'auto_repair', 'i freni fischiano'],
    ['pl', 'auto_repair', 'piszczą mi hamulce'],
    ['en', 'home_services', 'there is water pouring through the roof'],
  ])('is to be seen to, %s: %s', async (language, template, said) => {
    expect(await reply(language, template, said)).toContain(wordsFor(language).say.startBooking);
  });

  it.each([
    ['en', 'he was vomiting on Sunday, all good now'],
    ['de', 'er hat gestern erbrochen, jetzt geht es wieder besser'],
    ['es', 'ayer vomitaba, ya está mejor'],
    ['fr', 'elle a vomi hier mais elle va mieux'],
    ['nl', 'hij was ziek maar het gaat weer beter'],
  ])('that is over asks for nothing, %s: %s', async (language, said) => {
    expect(await reply(language, 'vet', said)).not.toContain(wordsFor(language).say.startBooking);
  });

  it('that is better and still there is to be seen to', async () => {
    expect(await reply('en', 'vet', 'she is feeling better but still limping')).toContain('Gladly');
  });

  it.each([
    ['en', 'I’m sick of waiting on hold'],
    ['en', 'fed up, nobody ever calls me back'],
    ['de', 'Ich habe das Warten satt'],
    ['fr', 'j’en ai marre d’attendre au téléphone'],
    ['it', 'sono stufo di aspettare'],
  ])('is none that is told of the telephone, %s: %s', async (language, said) => {
    expect(await reply(language, 'medical', said)).toContain(wordsFor(language).say.startMessage);
  });
});

it.each([
  ['en', 'My son is ill, we can’t come'],
  ['de', 'Meine Tochter ist krank, wir können nicht kommen'],
  ['es', 'mi hijo está enfermo, no podemos ir'],
  ['fr', 'mon fils est malade, on ne peut pas venir'],
  ['it', 'mio figlio sta male, non possiamo venire'],
  ['pt', 'o meu filho está doente, não podemos ir'],
  ['nl', 'Mijn zoon is ziek, we kunnen niet komen'],
  ['pl', 'syn jest chory, nie możemy przyjść'],
  ['ro', 'fiul meu e bolnav, nu putem veni'],
  ['ja', '息子が熱を出して、行けません'],
])('who is ill and does not come calls a booking off, %s: %s', async (language, said) => {
  expect(await reply(language, 'medical', said)).toContain(wordsFor(language).say.startMessage);
});
