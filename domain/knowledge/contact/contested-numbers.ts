/** Numbers in national form that the pages of a site read as of two countries. */
import type { Fact } from '../../../contract/schemas/facts.ts';

/** The facts with such numbers as printed alone: the evidence of the whole site decides. */
export function withoutContested(facts: readonly Fact[]): Fact[] {
  const read = new Map<string, Set<string>>();
  for (const fact of facts) {
    const national = nationalOf(fact);
    if (national === undefined || fact.kind !== 'phone' || fact.value.e164 === undefined) continue;
    read.set(national, (read.get(national) ?? new Set()).add(fact.value.e164));
  }
  return facts.map((fact) => {
    const isContested = (read.get(nationalOf(fact) ?? '')?.size ?? 0) > 1;
    return isContested && fact.kind === 'phone' ? { ...fact, value: { printed: fact.value.printed } } : fact;
  });
}

/** The digits, and letters, of a number that is printed without its country. */
function nationalOf(fact: Fact): string | undefined {
  if (fact.kind !== 'phone' || /^\s*(?:\+|00)/.test(fact.value.printed)) return undefined;
  return fact.value.printed.replace(/[^\dA-Z]/g, '');
}
