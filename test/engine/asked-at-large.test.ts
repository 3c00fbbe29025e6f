/** Who asks of every Saturday, of a minimum or whether all fit in one room wishes for nothing yet; who asks for a Saturday does. */
import { describe, expect, it } from '@jest/globals';
import { knowledge, service, agentOf } from './businesses.ts';
import { lastSaid } from './converse.ts';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';

const said = (language: string, template: string, line: string, question: string): Promise<string> => {
  const passages = [{ url: 'https://site.example/', heading: '', text: line }];
  return lastSaid(agentOf(knowledge(language, [service('Velvet')], passages), template), [question]);
};

/** What begins a request. */
const noted = (language: string): string => wordsFor(language).say.startBooking;

describe('asked at large', () => {
  it.each([
    ['en', 'cleaning', 'Can you come on a Saturday?'],
    ['en', 'cleaning', 'Can someone come out on Saturdays?'],
    ['en', 'cleaning', 'What’s the minimum number of hours I have to book?'],
    ['en', 'hotel', 'We are three, can we all stay in one room?'],
    ['de', 'cleaning', 'Können Sie auch samstags kommen?'],
    ['de', 'cleaning', 'Gibt es eine Mindestdauer, die ich buchen muss?'],
    ['fr', 'cleaning', 'Vous pouvez venir le samedi ?'],
    ['fr', 'hotel', 'Nous sommes trois, on peut dormir tous dans une chambre ?'],
    ['es', 'cleaning', '¿Pueden venir los sábados?'],
    ['es', 'cleaning', '¿Cuál es el mínimo de horas que tengo que reservar?'],
    ['it', 'hotel', 'Siamo in tre, possiamo stare tutti in una camera?'],
    ['ro', 'hotel', 'Suntem trei, putem sta toți într-o cameră?'],
    ['ja', 'cleaning', '日曜日も来てもらえますか？'],
  ])('%s %s: %s', async (language, template, question) => {
    expect(await said(language, template, 'Velvet.', question)).not.toContain(noted(language));
  });

  it.each([
    ['en', 'cleaning', 'Can you come on Saturday?'],
    ['en', 'cleaning', 'Can you come on a Saturday at ten?'],
    ['de', 'cleaning', 'Können Sie am Samstag kommen?'],
    ['fr', 'cleaning', 'Vous pouvez venir samedi ?'],
    ['es', 'cleaning', '¿Pueden venir el sábado?'],
    ['ja', 'cleaning', '日曜日に来てもらえますか？'],
  ])('%s %s: a day that is wished for begins a request: %s', async (language, template, question) => {
    expect(await said(language, template, 'Velvet.', question)).toContain(noted(language));
  });

  it('hours that are counted are no opening hours', async () => {
    const line = 'Open Monday to Friday from 8 am to 6 pm. The minimum number of hours is three.';
    const text = await said('en', 'cleaning', line, 'What’s the minimum number of hours I have to book?');
    expect(text).toContain('three');
  });

  it('asks who somebody is, and does not ask for him', async () => {
    const line = 'Our salon manager Ada Birch began here as an apprentice.';
    expect(await said('en', 'salon', line, 'Who’s the manager?')).toContain('Ada Birch');
  });
});
