/** Prices by length, the length said in words; where that is not among them, callers hear which there are. */
import { describe, expect, it } from '@jest/globals';
import { fact } from './businesses.ts';
import { ask } from './converse.ts';

const lists = [
  [
    'en',
    'Moss Wrap: 60 min $90, 90 min $130',
    'How much is the moss wrap for an hour and a half?',
    '90 min $130',
    'How much is a two hour moss wrap?',
  ],
  [
    'de',
    'Mooswickel: 60 Min. 90 €, 90 Min. 130 €',
    'Was kostet der Mooswickel von eineinhalb Stunden?',
    '90 Min. 130 €',
    'Was kostet ein Mooswickel von zwei Stunden?',
  ],
  [
    'es',
    'Envoltura Musgo: 60 min 90 €, 90 min 130 €',
    '¿Cuánto cuesta la envoltura musgo de hora y media?',
    '90 min 130 €',
    '¿Cuánto cuesta la envoltura musgo de dos horas?',
  ],
  [
    'fr',
    'Soin Mousse: 60 min 90 €, 90 min 130 €',
    'Combien coûte le soin mousse d’une heure trente ?',
    '90 min 130 €',
    'Combien coûte le soin mousse de deux heures ?',
  ],
  [
    'it',
    'Impacco Muschio: 60 min 90 €, 90 min 130 €',
    'Quanto costa l’impacco muschio di un’ora e mezza?',
    '90 min 130 €',
    'Quanto costa l’impacco muschio di due ore?',
  ],
  [
    'pt',
    'Banho Musgo: 60 min 90 €, 90 min 130 €',
    'Quanto custa o banho musgo de uma hora e meia?',
    '90 min 130 €',
    'Quanto custa o banho musgo de duas horas?',
  ],
  [
    'nl',
    'Moswikkel: 60 min € 90, 90 min € 130',
    'Wat kost de moswikkel van anderhalf uur?',
    '90 min € 130',
    'Wat kost de moswikkel van twee uur?',
  ],
  [
    'pl',
    'Okład Mchowy: 60 min 90 zł, 90 min 130 zł',
    'Ile kosztuje okład mchowy na półtorej godziny?',
    '90 min 130 zł',
    'Ile kosztuje okład mchowy na dwie godziny?',
  ],
  [
    'ro',
    'Baie Mușchi: 60 min 90 lei, 90 min 130 lei',
    'Cât costă baie mușchi de o oră și jumătate?',
    '90 min 130 lei',
    'Cât costă baie mușchi de două ore?',
  ],
  [
    'ja',
    '苔ラップ: 60分 9,000円, 90分 13,000円',
    '苔ラップは一時間半でいくらですか？',
    '90分 13,000円',
    '苔ラップは2時間でいくらですか？',
  ],
] as const;

describe('prices by length', () => {
  it.each(lists)('%s: %s', async (language, line, question, expected, other) => {
    const [name, price_text] = line.split(': ') as [string, string];
    const services = [fact('service', { name, price_text }, line)];
    const told = await ask(language, services, '', question);
    expect(told).toContain(expected);
    expect(told).not.toContain('60');
    expect(await ask(language, services, '', other)).toContain(price_text);
  });
});

describe('prices by the length of hair', () => {
  it.each([
    ['en', 'Short $120, Long $180', 'How much is the lumenade for long hair?', 'Long $180'],
    ['de', 'Kurz 120 €, Lang 180 €', 'Was kostet die Lumenade für lange Haare?', 'Lang 180 €'],
    ['es', 'Corto 120 €, Largo 180 €', '¿Cuánto cuesta la lumenade para pelo largo?', 'Largo 180 €'],
    ['fr', 'Court 120 €, Long 180 €', 'Combien coûte la lumenade pour cheveux longs ?', 'Long 180 €'],
    ['it', 'Corti 120 €, Lunghi 180 €', 'Quanto costa la lumenade per capelli lunghi?', 'Lunghi 180 €'],
    ['pt', 'Curto 120 €, Longo 180 €', 'Quanto custa a lumenade para cabelo longo?', 'Longo 180 €'],
    ['nl', 'Kort € 120, Lang € 180', 'Wat kost de lumenade voor lange lokken?', 'Lang € 180'],
    ['pl', 'Krótkie 120 zł, Długie 180 zł', 'Ile kosztuje lumenade na długie włosy?', 'Długie 180 zł'],
    ['ro', 'Scurt 120 lei, Lung 180 lei', 'Cât costă lumenade pentru păr lung?', 'Lung 180 lei'],
  ])('%s: %s', async (language, price_text, question, expected) => {
    const services = [fact('service', { name: 'Lumenade', price_text }, `Lumenade ${price_text}`)];
    const told = await ask(language, services, '', question);
    expect(told).toContain(expected);
    expect(told).not.toContain('120');
  });

  it('are none of another thing', async () => {
    const price_text = 'Short $120, Long $180';
    const services = [fact('service', { name: 'Lumenade', price_text }, `Lumenade ${price_text}`)];
    expect(await ask('en', services, '', 'How much is a long boat trip?')).not.toContain('180');
  });
});
