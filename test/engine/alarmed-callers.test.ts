/** Who is alarmed is not soothed by what a site says of something else. */
import { describe, expect, it } from '@jest/globals';
import { agentOf, knowledge } from './businesses.ts';
import { lastSaid, pagesOf } from './converse.ts';

const alarmed = [
  [
    'en',
    'Nervous dogs: no need to be worried, ours get chocolate drops.',
    'In an emergency ring 0117 496 0200.',
    'My dog ate chocolate, should I be worried?',
    'My dog has eaten chocolate, is that bad?',
  ],
  [
    'de',
    'Ängstliche Hunde: Sorgen muss sich niemand machen, es gibt Drops aus Schokolade.',
    'Im Notfall wählen Sie 030 555 0200.',
    'Mein Hund hat Schokolade gefressen, muss ich mir Sorgen machen?',
    'Mein Hund hat Schokolade gefressen, ist das schlimm?',
  ],
  [
    'es',
    'Perros nerviosos: no hay que preocuparse, damos premios de chocolate.',
    'En caso de emergencia llame al 910 555 020.',
    'Mi perro ha comido chocolate, ¿debo preocuparme?',
    'Mi perro se ha comido un chocolate, ¿es malo?',
  ],
  [
    'fr',
    'Chiens nerveux : inutile de s’inquiéter, nous donnons du chocolat de caroube.',
    'En cas d’urgence, appelez le 01 55 50 02 00.',
    'Mon chien a mangé du chocolat, dois-je m’inquiéter ?',
    'Mon chien a mangé du chocolat, est-ce mauvais ?',
  ],
  [
    'it',
    'Cani nervosi: niente di cui preoccuparsi, diamo premi al cioccolato.',
    'In caso di emergenza chiamate lo 06 5550 0200.',
    'Il mio cane ha mangiato cioccolato, devo preoccuparmi?',
    'Il mio cane ha mangiato del cioccolato, è pericoloso?',
  ],
  [
    'pt',
    'Cães nervosos: não precisa de se preocupar, damos biscoitos de chocolate.',
    'Em caso de emergência ligue 210 555 020.',
    'O meu cão comeu chocolate, devo preocupar-me?',
    'O meu cão comeu chocolate, é mau?',
  ],
  [
    'nl',
    'Nerveuze honden: maak u geen zorgen, wij geven koekjes van chocolade.',
    'Bel bij spoed 020 555 0200.',
    'Mijn hond heeft chocolade gegeten, moet ik me zorgen maken?',
    'Mijn hond heeft chocolade gegeten, is dat erg?',
  ],
  [
    'pl',
    'Nerwowe psy: nie trzeba się martwić, dajemy ciastka z czekolady.',
    'W nagłych przypadkach proszę dzwonić: 22 555 02 00.',
    'Mój pies zjadł czekoladę, powinnam się martwić?',
    'Mój pies zjadł czekoladę, czy to źle?',
  ],
  [
    'ro',
    'Câini speriați: nu trebuie să vă îngrijorați, dăm biscuiți cu ciocolată.',
    'În caz de urgență sunați la 021 555 0200.',
    'Câinele meu a mâncat ciocolată, ar trebui să mă îngrijorez?',
    'Câinele meu a mâncat ciocolată, e rău?',
  ],
  [
    'ja',
    '怖がりな犬も心配いりません。チョコ色のおやつをあげます。',
    '緊急の場合は03-5550-0200へお電話ください。',
    '犬がチョコを食べました。心配したほうがいいですか？',
    '犬がチョコを食べたのですが、大丈夫ですか？',
  ],
] as const;

const ask = (language: string, lines: readonly string[], question: string): Promise<string> =>
  lastSaid(agentOf(knowledge(language, [], pagesOf(lines.join('\n'))), 'general'), [question]);

describe('who asks whether to worry', () => {
  it.each(alarmed)(
    '%s: is told what the site says of emergencies',
    async (language, soothing, urgent, question, another) => {
      for (const each of [question, another]) {
        const said = await ask(language, [soothing, urgent], each);
        expect(said).toMatch(/0200|02 00|5020|55 020|0 020/u);
        expect(said).not.toContain(soothing.slice(0, 12));
      }
    },
  );

  it.each(alarmed)(
    '%s: is not soothed where it says nothing',
    async (language, soothing, _urgent, ...questions) => {
      for (const question of questions)
        expect(await ask(language, [soothing], question)).not.toContain(soothing.slice(0, 12));
    },
  );

  it('is answered where he asks about something of the site', async () => {
    const line = 'You need not worry about noise: our rooms face the garden.';
    expect(await ask('en', [line], 'Do I need to worry about noise?')).toContain(line.slice(0, 20));
  });
});
