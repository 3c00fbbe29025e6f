/** Errors that an operator can act on: printed as text, without a stack trace. */

export class StackError extends Error {
  override readonly name = 'StackError';
}

/** The `code` of a Node system error (`ENOENT`, `EACCES`, …), if it is one. */
export function systemErrorCode(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The message of an error and of what caused it, in one line. */
export function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error);
  const cause = 'cause' in error && error.cause !== undefined ? `: ${messageOf(error.cause)}` : '';
  return `${String(error.message)}${cause}`;
}
