/** Words before an amount that say only that it is a price. */
import { foldWord, phrases, type WordTable } from '../words/index.ts';

const PRICE_LABELS = new Set(
  'range, price range, total, amount, from only, per person, investment, fee, preisspanne, gesamt, preis pro person, kursgebuhr, kurspreis, unkostenbeitrag, teilnahmegebuhr, fourchette, cout, montant, rango, coste, costo, importe, inversion, fascia di prezzo, quota, contributo, faixa de preco, custo, valor, investimento, prijsklasse, kostprijs, przedzial cenowy, koszt, interval, cost, 月謝, 料金, 費用, 価格, 会費, 受講料, 参加費, 入会金, 税込'.split(
    ', ',
  ),
);

/** "Range $48–$78", "Price: $20". */
export function isPriceLabel(before: string, words: WordTable): boolean {
  const label = foldWord(before).replace(/[\s:.(–—-]+$/u, '');
  return phrases(words.headings.prices).includes(label) || PRICE_LABELS.has(label);
}
