/** What calls cost: integer micro-dollars, by the second, rounded up. */

/** What every account begins with: 50 USD. */
export const welcomeCreditMicrousd = 50_000_000;

/** The price of a call; a begun second counts as a whole one. */
export function costOfCall(durationSeconds: number, pricePerMinuteMicrousd: number): number {
  return Math.ceil((Math.ceil(durationSeconds) * pricePerMinuteMicrousd) / 60);
}

/** Minutes as clients see them, to the thousandth. */
export function minutesOf(durationSeconds: number): number {
  return Math.round((durationSeconds / 60) * 1000) / 1000;
}

/** Whole minutes that a balance buys. */
export function minutesFor(balanceMicrousd: number, pricePerMinuteMicrousd: number): number {
  return Math.floor(balanceMicrousd / pricePerMinuteMicrousd);
}
