/** Numbers for everybody in a country that businesses tell their customers of: gas escapes, poison lines, registers. */
import type { Fact } from '../../../contract/schemas/facts.ts';

const PUBLIC: ReadonlySet<string> = new Set([
  // Britain: gas emergencies, the register of gas fitters, the advice line of consumers, the commissioner of data protection.
  ...['+44800111999', '+448004085500', '+448082231133', '+443031231113'],
  // United States: poison control for people, two for animals, a crisis line.
  ...['+18002221222', '+18884264435', '+18557647661', '+18002738255'],
  // Germany and France: crisis lines, animal poison centre.
  ...['+498001110111', '+498001110222', '+33478871040'],
  // Australia: poison lines for people and for animals.
  ...['+61131126', '+611300869738'],
]);

/** Without such numbers: who calls the business does not ask for them. */
export function withoutPublicNumbers(facts: readonly Fact[]): Fact[] {
  return facts.filter((fact) => fact.kind !== 'phone' || !PUBLIC.has(fact.value.e164 ?? ''));
}
