/** Callers hear a price with what goes with it: taxes, units, second parts, what it includes. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { agentOf } from './businesses.ts';
import { lastSaid } from './converse.ts';

const url = 'https://reed.example/';

const ask = (language: string, heading: string, items: string, question: string): Promise<string> => {
  const list = items.split(' / ').map((item) => `<li>${item}</li>`);
  const html = `<html lang=${language}><title>Reed</title><h2>${heading}</h2><ul>${list.join('')}</ul>`;
  const agent = agentOf(composeKnowledge([readPage({ url, html })], { url }), 'general', 'Europe/London');
  return lastSaid(agent, [question]);
};

const english = 'Roof paint £80 + VAT / Leak repair £60 plus £35 per hour / Guided tour £15 per person';
const german =
  'Dachanstrich 80 € zzgl. MwSt. / Rohrreinigung 60 € plus 35 € pro Stunde / Brautfrisur auf Anfrage';
const french = 'Peinture 80 € HT / Fuite 60 € plus 35 € par heure / Chambre double 80 € la nuit';

describe('a price is told with what goes with it', () => {
  it.each([
    ['en', 'Prices', english, 'How much is the roof paint?', '£80 + VAT.'],
    ['en', 'Prices', english, 'What do you charge for a leak repair?', '£60 plus £35 per hour.'],
    ['en', 'Prices', english, 'How much is the guided tour for two?', '£15 per person.'],
    ['de', 'Preise', german, 'Was kostet ein Dachanstrich?', '80 € zzgl. MwSt.'],
    ['de', 'Preise', german, 'Was nehmen Sie für die Rohrreinigung?', '60 € plus 35 € pro Stunde.'],
    ['de', 'Preise', german, 'Was kostet eine Brautfrisur?', 'auf Anfrage.'],
    ['fr', 'Tarifs', french, "C'est combien pour une peinture ?", '80 € HT.'],
    ['fr', 'Tarifs', french, 'Combien pour deux nuits en chambre double ?', '80 € la nuit.'],
  ])('%s, under %s', async (language, heading, items, question, price) => {
    const said = await ask(language, heading, items, question);
    expect(said.slice(-price.length - 2)).toBe(`: ${price}`);
  });
});

describe('two things in one question about prices', () => {
  const salon = "Colour £80 / Men's cut £20 / Pike dumpling, sauce Nantua £18 / Praline tart £7.50";

  it.each([
    ["How much is the colour and a men's cut?", ['£80', '£20']],
    ['What do the dumpling and the praline tart cost?', ['£18', '£7.50']],
  ])('%s', async (question, prices) => {
    const said = await ask('en', 'Prices', salon, question);
    for (const price of prices) expect(said.split(price)).toHaveLength(2);
  });

  it('is one where one name has both words', async () => {
    const said = await ask(
      'en',
      'Prices',
      'Cut and colour £95 / Cut £30 / Colour £80',
      'How much is a cut and colour?',
    );
    expect(said).toContain('£95');
    expect(said).not.toMatch(/£30|£80/);
  });
});
