/** A thing and "how much?": a whole question on the telephone. */
import { describe, expect, it } from '@jest/globals';
import { service } from './businesses.ts';
import { ask } from './converse.ts';

describe('a thing, and how much', () => {
  it.each([
    ['en', 'Puncture repair', '£12', 'Puncture repair, how much?'],
    ['de', 'Ölwechsel', '79 €', 'Ein Ölwechsel, wie viel?'],
    ['es', 'Lavado y engrase', '25 €', 'Lavado y engrase, ¿cuánto?'],
    ['fr', 'Coupe et brushing', '40 €', 'Une coupe et un brushing, combien ?'],
    ['it', 'Taglio unghie', '8 €', 'Taglio unghie, quanto?'],
    ['pt', 'Drenagem linfática', '40 €', 'Drenagem linfática, quanto?'],
    ['nl', 'Bandenwissel', '€ 30', 'Een bandenwissel, hoeveel?'],
    ['pl', 'Wymiana łańcucha', '40 zł', 'Wymiana łańcucha, ile?'],
    ['ro', 'Pernă', '18 lei', 'O pernă, cât?'],
    ['ja', 'お宮参り', '24,200円', 'お宮参り、いくら？'],
  ])('%s: %s %s', async (language, name, price, question) => {
    expect(await ask(language, [service(name, price, 8)], 'Hello.', question)).toContain(price);
  });

  it('is no question for a price where the word stands alone', async () => {
    expect(await ask('it', [service('Taglio unghie', '8 €', 8)], 'Ciao.', 'Quanto dura?')).not.toContain(
      '8 €',
    );
  });
});
