/** Plain questions: where it is, what is sold by the name of the business, when something can be brought. */
import { describe, expect, it } from '@jest/globals';
import type { Fact } from '../../contract/schemas/facts.ts';
import type { Passage } from '../../domain/knowledge/types.ts';
import { agentOf, fact, hours, knowledge, phone, service } from './businesses.ts';
import { ask, lastSaid } from './converse.ts';

describe('what is brought or picked up at a time that is named', () => {
  const open = [phone, hours(['mon', 'tue', 'wed', 'thu', 'fri'], '09:00', '18:30', '9-18.30')];

  it.each([
    ['en', 'Could I bring my cat in at half past five on a Thursday?', /general.*9 am to 6:30/],
    ['de', 'Kann ich das Auto um 17 Uhr noch abholen?', /allgemeinen.*18:30/],
    ['fr', 'Je sors du travail à 18 h le jeudi, c’est encore possible de passer ?', /généraux.*18 h 30/],
    ['es', '¿Puedo recoger el paquete el jueves a las once?', /general.*18:30/],
    ['it', 'Posso portare il gatto giovedì alle cinque e mezza?', /generali.*18:30/],
    ['pt', 'Se eu aparecer ao meio-dia e meia numa terça, tem gente?', /geral.*18:30/],
    ['nl', 'Kan ik mijn dochter om zes uur ’s avonds nog ophalen?', /algemene.*18:30/],
    ['pl', 'Czy mogę przynieść kota w czwartek o wpół do szóstej?', /ogólne.*18:30/],
    ['ro', 'Dacă vin marți la douăsprezece și jumătate, e cineva?', /general.*18:30/],
  ])('%s: %s', async (language, question, expected) => {
    expect(await ask(language, open, 'Hello.', question)).toMatch(expected);
  });

  it('is not what a condition or another question names a time for', async () => {
    const text = await ask('en', open, 'Hello.', 'My brother starts work at eight, do you sell bread?');
    expect(text).not.toContain('9 am');
    const other = await ask('en', open, 'Hello.', 'If it rains, do you sell umbrellas?');
    expect(other.match(/website/g)).toHaveLength(1);
  });
});

describe('a word of the name that is sold, too', () => {
  const shop = (name: string): Fact => fact('name', { text: name }, name);
  const askShop = (language: string, name: string, services: Fact[], text: string): Promise<string> => {
    const facts = [shop(name), ...services];
    const agent = agentOf(knowledge(language, facts, []), 'general', 'Europe/Berlin');
    return lastSaid(agent, [text]);
  };

  it.each([
    ['en', 'Harbour Plumbing', 'Plumbing and heating', 'Do you do plumbing?', /Yes.*Plumbing and heating/],
    ['fr', 'Reliure Martel', 'Reliure à la main', 'Vous faites de la reliure ?', /Oui.*Reliure à la main/],
    ['it', 'Pizza Vento', 'Pizza al taglio', 'Avete la pizza?', /Pizza al taglio/],
  ])('%s: %s', async (language, name, sold, question, expected) => {
    const services = [service(sold), service('Other things', '£80', 80)];
    expect(await askShop(language, name, services, question)).toMatch(expected);
  });

  it('has no price of something else', async () => {
    const services = [service('Plumbing and heating'), service('Drain cleaning', '£80', 80)];
    const text = await askShop('en', 'Harbour Plumbing', services, 'How much is plumbing?');
    expect(text).toContain('Plumbing and heating');
    expect(text).not.toContain('80');
    const whole = await askShop('en', 'Harbour Plumbing', services, 'How much is it at Harbour Plumbing?');
    expect(whole).toContain('80');
  });
});

describe('where it is, of which no address was read', () => {
  it.each([
    ['en', 'A workshop in Penrith.\nPenrith, England', 'Where are you?', /Penrith, England/],
    ['de', 'Werkstatt in Fulda.\nFulda, Deutschland', 'Wo sind Sie?', /Fulda, Deutschland/],
    [
      'en',
      'We mow in these towns:\nEllston, IA\nMorley, IA\nMorley is where we live.\nLawns of Morley and around.',
      'Where are you based?',
      /Morley, IA/,
    ],
    ['en', 'Fences from our yard.\nPaarl, Western Cape\nPaarl and around.', 'Where are you?', /Paarl/],
    ['en', 'I work from my home near Otley Chevin.', 'Where are you based?', /Otley/],
  ])('%s: %s', async (language, lines, question, expected) => {
    expect(await ask(language, [phone], lines, question)).toMatch(expected);
  });

  it('is not where somebody else comes from', async () => {
    expect(await ask('en', [phone], 'A fine stay.\nMaria, Germany', 'Where are you?')).not.toContain(
      'Germany',
    );
  });
});

it('a list in which one line has a price gives it to no other line', async () => {
  const agent = agentOf(
    knowledge(
      'en',
      [service('Boiler repair')],
      [
        {
          url: 'https://site.example/',
          heading: 'Services',
          text: 'Plumbing\nBoiler repair\nDrain cleaning – £80',
        },
      ],
    ),
    'general',
    'Europe/London',
  );
  expect(await lastSaid(agent, ['What does a boiler repair cost?'])).not.toContain('80');
});

describe('cards of those who work there: a name over what somebody is', () => {
  const cards = (...people: [string, string][]): Passage[] =>
    people.map(([heading, text]) => ({ url: 'https://site.example/team', heading, text }));
  const askTeam = (language: string, team: Passage[], text: string): Promise<string> => {
    const facts = [fact('name', { text: 'Studio Alder' }, 'Studio Alder'), phone];
    const agent = agentOf(knowledge(language, facts, team), 'general', 'Europe/Berlin');
    return lastSaid(agent, [text]);
  };

  it.each([
    ['en', 'Groomer', 'Who is the groomer?', 'Who works there?'],
    ['de', 'Optikerin', 'Wer ist die Optikerin?', 'Wer arbeitet bei Ihnen?'],
    ['fr', 'Vétérinaire', 'Qui est le vétérinaire ?', 'Qui travaille chez vous ?'],
    ['es', 'Fisioterapeuta', '¿Quién es el fisioterapeuta?', '¿Quién trabaja ahí?'],
    ['it', 'Massaggiatrice', 'Chi è la massaggiatrice?', 'Chi lavora da voi?'],
    ['pt', 'Cabeleireira', 'Quem é a cabeleireira?', 'Quem trabalha aí?'],
    ['nl', 'Dierenarts', 'Wie is de dierenarts?', 'Wie werkt er bij jullie?'],
    ['pl', 'Fryzjerka', 'Kto jest fryzjerką?', 'Kto u was pracuje?'],
    ['ro', 'Kinetoterapeut', 'Cine e kinetoterapeutul?', 'Cine lucrează la voi?'],
  ])('%s: %s', async (language, role, who, all) => {
    const team = cards(['Ada Lindt', role], ['Tom Marsh', language === 'en' ? 'Owner' : 'Manager']);
    expect(await askTeam(language, team, who)).toContain(`Ada Lindt: ${role}`);
    expect(await askTeam(language, team, who)).not.toContain('Tom Marsh');
    expect(await askTeam(language, team, all)).toContain('Ada Lindt');
  });

  it('are nobody with another role', async () => {
    const team = cards(['Ada Lindt', 'Groomer']);
    expect(await askTeam('en', team, 'Who is the accountant?')).not.toContain('Ada');
  });
});
