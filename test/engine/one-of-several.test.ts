/** Services sold by numbers: the price of as many as are asked for, or all of it. */
import { describe, expect, it } from '@jest/globals';
import { agentOf, knowledge, service } from './businesses.ts';
import { lastSaid } from './converse.ts';

const asked = [
  ['en', '4 visits £22, 1 visit £7', 'How much is toning, QUITE?', 'one visit', 'three visits'],
  ['de', '4 Besuche 22 €, 1 Besuch 7 €', 'Was kostet Toning, QUITE?', 'ein Besuch', 'drei Besuche'],
  ['es', '4 visitas 22 €, 1 visita 7 €', '¿Cuánto cuesta toning, QUITE?', 'una visita', 'tres visitas'],
  ['fr', '4 visites 22 €, 1 visite 7 €', 'Combien coûte toning, QUITE ?', 'une visite', 'trois visites'],
  ['it', '4 visite 22 €, 1 visita 7 €', 'Quanto costa toning, QUITE?', 'una visita', 'tre visite'],
  ['pt', '4 visitas 22 €, 1 visita 7 €', 'Quanto custa toning, QUITE?', 'uma visita', 'três visitas'],
  ['nl', '4 bezoeken € 22, 1 bezoek € 7', 'Wat kost toning, QUITE?', 'één bezoek', 'drie bezoeken'],
  ['pl', '4 wizyty 22 zł, 1 wizyta 7 zł', 'Ile kosztuje toning, QUITE?', 'jedna wizyta', 'trzy wizyty'],
  ['ro', '4 vizite 22 lei, 1 vizită 7 lei', 'Cât costă toning, QUITE?', '1 vizită', 'trei vizite'],
] as const;

describe('one of several', () => {
  const ask = (language: string, price: string, question: string): Promise<string> =>
    lastSaid(agentOf(knowledge(language, [service('Toning', price, 7)]), 'general'), [question]);

  it.each(asked)('%s: is told by its own amount', async (language, price, question, one, _three) => {
    const said = await ask(language, price, question.replace('QUITE', one));
    expect(said).toMatch(/\b7\b/u);
    expect(said).not.toMatch(/22/u);
  });

  it.each(asked)(
    '%s: all are told where another number is asked for',
    async (language, price, question, _one, three) => {
      const said = await ask(language, price, question.replace('QUITE', three));
      expect(said).toMatch(/22.*\b7\b/u);
    },
  );
});
