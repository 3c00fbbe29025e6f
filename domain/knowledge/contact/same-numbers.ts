/** Numbers that are told twice, in two forms. */
import type { Fact } from '../../../contract/schemas/facts.ts';

const MIN_SAME_END = 7;

/** One fact a number; the printed form in the text goes before the one in a link. */
export function dedupePhones(facts: Fact[], faxes: ReadonlySet<string> = new Set()): Fact[] {
  const seen = new Set<string>();
  const whole = facts.flatMap((fact) => (fact.kind === 'phone' ? (fact.value.e164 ?? []) : []));
  return facts.filter((fact) => {
    if (fact.kind !== 'phone') return true;
    const { e164, printed } = fact.value;
    const key = e164 ?? printed.replace(/\D/g, '').slice(-9);
    // What no plan of numbers knows is another spelling of the number that it ends in.
    if (e164 === undefined && whole.some((one) => one.endsWith(key.slice(-MIN_SAME_END)))) return false;
    if (seen.has(key) || (e164 !== undefined && faxes.has(e164))) return false;
    seen.add(key);
    return true;
  });
}
