/** How long something is to be left there asks for no hour of the day. */
import { describe, expect, it } from '@jest/globals';
import { agentOf, hours, knowledge } from './businesses.ts';
import { lastSaid } from './converse.ts';

const shop = (language: string) =>
  agentOf(knowledge(language, [hours(['mon', 'tue'], '09:00', '17:00', '9-17')]), 'general', 'Europe/London');

describe('for how long', () => {
  it.each([
    ['es', '¿Puedo dejar mi bicicleta con ustedes tres horas?'],
    ['fr', 'Puis-je apporter mon vélo chez vous pour trois heures ?'],
    ['it', 'Posso lasciare la bici da voi per tre ore?'],
    ['pt', 'Posso deixar a minha bicicleta convosco três horas?'],
  ])('%s: is not told by the opening hours', async (language, question) => {
    expect(await lastSaid(shop(language), [question])).not.toMatch(/17/u);
  });

  it.each([
    ['es', '¿Puedo dejar mi bicicleta a las tres?'],
    ['fr', 'Puis-je apporter mon vélo à trois heures ?'],
    ['it', 'Posso lasciare la bici alle tre?'],
    ['pt', 'Posso deixar a minha bicicleta às três?'],
  ])('%s: an hour is', async (language, question) => {
    expect(await lastSaid(shop(language), [question])).toMatch(/17/u);
  });
});
