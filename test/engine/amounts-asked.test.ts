/** "How much …?" is answered by an amount, or not at all. */
import { describe, expect, it } from '@jest/globals';
import { askShop } from './ask-shop.ts';
import { agentOf, fact, knowledge, service } from './businesses.ts';
import { ask, lastSaid } from './converse.ts';

const faq = (question: string, answer: string) => fact('faq', { question, answer }, answer);

const asked = [
  ['en', 'Do you tune harps?', 'Yes, harps and lyres.', 'How much is it to tune a harp?'],
  ['de', 'Stimmen Sie Harfen?', 'Ja, Harfen und Leiern.', 'Was kostet es, eine Harfe zu stimmen?'],
  ['es', '¿Afinan arpas?', 'Sí: arpas y liras.', '¿Cuánto cuesta afinar un arpa?'],
  ['fr', 'Accordez-vous les harpes ?', 'Oui : harpes et lyres.', 'Combien coûte accorder une harpe ?'],
  ['it', 'Accordate arpe?', 'Sì: arpe e lire.', 'Quanto costa accordare un’arpa?'],
  ['pt', 'Afinam harpas?', 'Sim: harpas e liras.', 'Quanto custa afinar uma harpa?'],
  ['nl', 'Stemmen jullie harpen?', 'Ja, harpen en lieren.', 'Hoeveel kost een harp stemmen?'],
  ['pl', 'Czy stroicie harfy?', 'Tak, harfy i liry.', 'Ile kosztuje strojenie harfy?'],
  ['ro', 'Acordați harpe?', 'Da, harpe și lire.', 'Cât costă să acordați o harpă?'],
  ['ja', 'ハープの調律はできますか？', 'はい、ハープと竪琴です。', 'ハープの調律はいくらですか？'],
] as const;

describe('how much something is', () => {
  it.each(asked)('%s: is told by no plain yes', async (language, question, answer, howMuch) => {
    const shop = agentOf(knowledge(language, [faq(question, answer)]), 'general');
    expect(await lastSaid(shop, [howMuch])).not.toMatch(new RegExp(`^${answer.slice(0, 4)}`, 'u'));
  });

  it('is told by no line that only counts what a thing is made of', async () => {
    const shop = { '': '<p>Our chairs are made of many woods, including ash, oak and walnut seats.</p>' };
    expect(await askShop(shop, 'I found a walnut. What would it cost to make the seat?')).toMatch(
      /don’t know/,
    );
  });

  it.each([
    ['de', 'Ohrmassage, 20 min CHF 45.00', 'Was kostet eine Ohrmassage?'],
    ['en', 'Ear massage, 20 min USD 45', 'How much is an ear massage?'],
    ['fr', 'Massage des oreilles, 20 min EUR 45', 'Combien coûte un massage des oreilles ?'],
  ])('%s: is told where the currency stands before the amount', async (language, line, question) => {
    expect(await askShop({ '': `<h1>Willow</h1><p>${line}</p>` }, question, language)).toContain('45');
  });

  it.each([
    ['en', 'Breakfast is included.', 'How much is breakfast?'],
    ['de', 'Parken ist kostenlos.', 'Was kostet das Parken?'],
  ])('%s: is told where it is free or in the price', async (language, line, question) => {
    expect(await askShop({ '': `<h1>Willow</h1><p>${line}</p>` }, question, language)).toContain(
      line.replace(/\.$/u, ''),
    );
  });

  it.each([
    ['en', 'Harp tuning: call for a free quote', 'How much do you charge for harp tuning?'],
    ['de', 'Harfen stimmen: kostenloses Angebot', 'Was kostet es, eine Harfe zu stimmen?'],
    ['fr', 'Accord de harpes : devis gratuit', 'Combien coûte l’accord d’une harpe ?'],
    ['es', 'Afinar arpas: presupuesto gratis', '¿Cuánto cuesta afinar un arpa?'],
    ['it', 'Accordatura arpe: preventivo gratuito', 'Quanto costa l’accordatura di un’arpa?'],
  ])('%s: is not told by a quote that is free', async (language, line, question) => {
    const told = await askShop({ '': `<h1>Willow</h1><p>${line}</p>` }, question, language);
    expect(told).not.toMatch(/^(?:Our website says|Auf unserer|Notre site dit|Nuestro|Il nostro)/u);
  });

  it('is told by a yes where it is asked for whether it costs anything', async () => {
    const shop = agentOf(
      knowledge('en', [service('Harps'), faq('Is there a charge for a quote?', 'No, never.')]),
      'general',
    );
    expect(await lastSaid(shop, ['Is there a charge for a quote?'])).toContain('No, never.');
  });
});

const parts = [
  ['en', 'We keep 20% of every booking as a deposit until the day of arrival.', 'How much is the deposit?'],
  [
    'de',
    'Als Anzahlung behalten wir 20 % jeder Buchung bis zum Tag der Anreise.',
    'Wie viel beträgt die Anzahlung?',
  ],
  [
    'es',
    'Como depósito retenemos el 20 % de cada reserva hasta el día de llegada.',
    '¿Cuánto es el depósito?',
  ],
  [
    'fr',
    'Nous gardons 20 % de chaque réservation comme acompte, versé à l’avance.',
    'Combien est l’acompte ?',
  ],
  [
    'it',
    'Come acconto tratteniamo il 20% di ogni prenotazione fino al vostro arrivo.',
    'Quanto è l’acconto?',
  ],
  ['pt', 'Como sinal ficamos com 20% de cada reserva até ao dia da vossa chegada.', 'Quanto é o sinal?'],
  [
    'nl',
    'Als aanbetaling houden wij 20% van elke boeking tot de dag van aankomst.',
    'Hoeveel is de aanbetaling?',
  ],
  ['pl', 'Jako zadatek zatrzymujemy 20% każdej rezerwacji aż do dnia przyjazdu.', 'Ile wynosi zadatek?'],
  ['ro', 'Ca avans păstrăm 20% din fiecare rezervare până în ziua sosirii voastre.', 'Cât este avansul?'],
  [
    'ja',
    '手付金として、ご到着の日まで、すべてのご予約の20％をお預かりしております。',
    '手付金はいくらですか？',
  ],
] as const;

describe('how much of a price is paid at first', () => {
  it.each(parts)('%s: is told by a share', async (language, line, question) => {
    expect(await ask(language, [], line, question)).toMatch(/20\s?[%％]/u);
  });
});
