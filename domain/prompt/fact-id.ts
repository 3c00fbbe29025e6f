/** Names a fact by what it says and where: the same fact has the same id in every snapshot. */
import { createHash } from 'node:crypto';
import type { Fact } from '../../contract/schemas/facts.ts';

const idLength = 12;

/** `fact_` and 12 hexadecimal digits over kind, value, address and quote. */
export function factId({ kind, value, source }: Fact): string {
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([kind, members, source.url, source.quote]);
  return `fact_${createHash('sha256').update(text).digest('hex').slice(0, idLength)}`;
}
