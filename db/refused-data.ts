/** Tells data that the database refuses from a database that does not answer. */

/**
 * Whether the database refuses what it was given, so that repeating does not help: SQLSTATE class 22 (data exception) or
 * 23 (integrity constraint violation).
 */
export function isRefusedData(error: unknown): boolean {
  return /^2[23][0-9A-Z]{3}$/.test(stateOf(error));
}

/** Class 22 alone: constraints may be violated by what others do at the same time, but such data is never valid. */
export function isInvalidData(error: unknown): boolean {
  return /^22[0-9A-Z]{3}$/.test(stateOf(error));
}

function stateOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
