import { describe, expect, it } from '@jest/globals';
import type { Fact } from '../../contract/schemas/facts.ts';
import { agentOf, knowledge, service } from './businesses.ts';
import { lastSaid } from './converse.ts';

const ask = (language: string, text: string, question: string, facts: Fact[] = [service('Chess')]) =>
  lastSaid(
    agentOf(
      knowledge(language, facts, [{ url: 'https://site.example/', heading: '', text }]),
      'general',
      'Europe/London',
    ),
    [question],
  );

describe('notes that something is not told yet', () => {
  it.each([
    ['en', 'Sauna and steam bath – to be confirmed.', 'Do you have a sauna?', 'steam'],
    ['de', 'Sauna und Dampfbad: wird noch ergänzt.', 'Haben Sie eine Sauna?', 'Dampfbad'],
    ['es', 'Sauna y baño turco: por confirmar.', '¿Tienen sauna?', 'turco'],
    ['fr', 'Sauna et hammam – à confirmer.', 'Avez-vous un sauna ?', 'hammam'],
    ['it', 'Sauna e bagno turco: da confermare.', 'Avete la sauna?', 'turco'],
    ['pt', 'Sauna e banho turco – a confirmar.', 'Têm sauna?', 'turco'],
    ['nl', 'Sauna en stoombad: nog te bevestigen.', 'Hebben jullie een sauna?', 'stoombad'],
    ['pl', 'Sauna i łaźnia parowa — do potwierdzenia.', 'Czy macie saunę?', 'łaźnia'],
    ['ro', 'Saună și baie de aburi: de confirmat.', 'Aveți saună?', 'aburi'],
    ['ja', 'サウナと岩盤浴は準備中', 'サウナはありますか？', '岩盤浴'],
  ])('%s: %s', async (language, note, question, beside) => {
    const said = await ask(language, note, question);
    expect(said).not.toContain(beside);
    expect(said).not.toMatch(/^(Yes|Ja|Sí|Oui|Sì|Sim|Tak|Da|はい)(?!\p{L})/u);
  });

  it('offers nothing that is a note only', async () => {
    const facts = [service('Sauna – to be confirmed'), service('Chess')];
    expect(await ask('en', 'We play chess.', 'Do you have a sauna?', facts)).not.toMatch(/^Yes/);
  });

  it('tells nothing that is only asked', async () => {
    expect(await ask('en', 'Whether cards are accepted.', 'Do you accept cards?')).not.toContain('Whether');
    expect(await ask('pl', 'Czy przyjmujemy karty.', 'Czy przyjmujecie karty?')).not.toContain('Czy przyjm');
  });

  it.each([
    ['en', 'A price list and information whether you take cards.', 'Do you take cards?'],
    ['de', 'Eine Preisliste und Angaben, ob Sie Karten nehmen.', 'Nehmen Sie Karten?'],
    ['fr', 'Une liste de prix et l’information, si vous acceptez la carte.', 'Acceptez-vous la carte ?'],
    ['es', 'Una lista de precios e información sobre si aceptan tarjetas.', '¿Aceptan tarjetas?'],
    ['nl', 'Een prijslijst en informatie of u kaarten aanneemt.', 'Neemt u kaarten aan?'],
    ['pl', 'Widełki cen i informacja, czy przyjmujecie karty.', 'Czy przyjmujecie karty?'],
    ['ro', 'O listă de prețuri și informația, dacă acceptați carduri.', 'Acceptați carduri?'],
  ])('%s: tells nothing that a page has still to hold', async (language, note, question) => {
    expect(await ask(language, note, question)).not.toContain(note.slice(0, -1));
  });

  it('keeps what guests are told to ask about', async () => {
    const line = 'Ask our team for information on dogs in the garden.';
    expect(await ask('en', line, 'Where do I get information on dogs in the garden?')).toContain('our team');
  });

  it('keeps what is to be confirmed by the guest, and what holds either way', async () => {
    const booking = 'Bookings of the hall have to be confirmed by the guests in writing.';
    expect(await ask('en', booking, 'Do bookings of the hall have to be confirmed?')).toContain('in writing');
    const either = 'Whether large or small, we repair every clock.';
    expect(await ask('en', either, 'Do you repair clocks?')).toContain('every clock');
  });
});
