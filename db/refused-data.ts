/** Tells data that the database refuses from a database that does not answer. */

/**
 * Whether the database refuses what it was given, so that repeating does not help: SQLSTATE class 22 (data exception) or
 * 23 (integrity constraint violation).
 */
export function isRefusedData(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^2[23][0-9A-Z]{3}$/.test(code);
}
