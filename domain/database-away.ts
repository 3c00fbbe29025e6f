/** Which failures mean that the database is away, so that trying again later helps. */

/**
 * Connections lost or refused (08, 28), no resources (53), shutdown and start (57P0), its disks (58), a standby (25006), a
 * transaction ended for its time (25P03) or a conflict (40001, 40P01), and a schema that is not there yet (42P01, 3F000, 3D000).
 */
const passingSqlStates = /^(?:08...|28...|53...|57P0.|58...|25006|25P03|40001|40P01|42P01|3F000|3D000)$/;

/** Node's codes for what happens to an open connection. */
const connectionCodes = /^E(?:CONN\w+|PIPE|TIMEDOUT|HOST\w+|NET\w+)$/;

/** Whatever the code: no socket file, no such name, nobody listening. */
const connectingCalls = /^(?:connect|getaddrinfo)$/;

/** What pg and knex say without a code; knex writes the statement before it, whose values are not in it. */
const connectionTexts =
  /(?:^| - )(?:Connection terminated(?: unexpectedly| due to connection timeout)?|Query read timeout|timeout expired|Client (?:has encountered a connection error|was closed) and is not queryable|Unable to acquire a connection)$/;

/** Whether PostgreSQL is away, starting, overloaded or not migrated yet, by an error of Node, pg or knex. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, syscall, name, message, errors } = error as Record<string, unknown>;
  return (
    (typeof code === 'string' && (passingSqlStates.test(code) || connectionCodes.test(code))) ||
    (typeof syscall === 'string' && connectingCalls.test(syscall)) ||
    (typeof message === 'string' && connectionTexts.test(message)) ||
    name === 'KnexTimeoutError' ||
    // A name with several addresses, none of which answers.
    (Array.isArray(errors) && errors.some(isDatabaseAway))
  );
}
