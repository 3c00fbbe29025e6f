/** Checks parts of a request against their schemas, and says everything that is wrong at once. */
import type { z } from 'zod';
import { ApiError, type ErrorDetail } from '../../contract/errors.ts';
import { sayIssue } from '../../contract/issue-messages.ts';

/** Of one refusal. */
export const mostDetails = 50;
/** Characters of a path in it: paths come from the client. */
export const longestPath = 200;

/**
 * Parses `value`; throws `INVALID_REQUEST` with one detail an issue.
 * @param known issues that were found while it was read
 */
export function validate(
  schema: z.ZodType | undefined,
  value: unknown,
  known: readonly ErrorDetail[] = [],
): unknown {
  const { data, issues } = inspect(schema, value);
  if (known.length + issues.length > 0) throw notValid([...known, ...issues]);
  return data;
}

/**
 * The same for a body, with what else is known to be wrong with it in the same answer.
 * @param known issues that were found while it was read
 * @param findMore asked only where there are issues already; what it says of a path that has one is left out, except where
 *   the schema knows a list of values only: of these it says which are possible here
 */
export async function validateBody(
  schema: z.ZodType,
  value: unknown,
  known: readonly ErrorDetail[],
  findMore: (value: unknown) => Promise<readonly ErrorDetail[]>,
): Promise<unknown> {
  const { data, issues, listed } = inspect(schema, value);
  const found = [...known, ...issues];
  if (found.length === 0) return data;
  const more = new Map((await findMore(value)).map((issue) => [issue.path, issue]));
  const told = found.map((issue) => (listed.has(issue.path) && more.get(issue.path)) || issue);
  for (const { path } of found) more.delete(path);
  throw notValid([...told, ...more.values()]);
}

interface Inspected {
  data?: unknown;
  issues: ErrorDetail[];
  /** Paths where another value of a list was expected. */
  listed: ReadonlySet<string>;
}

function inspect(schema: z.ZodType | undefined, value: unknown): Inspected {
  if (!schema) return { issues: [], listed: new Set() };
  const { data, error } = schema.safeParse(value, { error: sayIssue });
  const found = error?.issues ?? [];
  const listed = found.filter(({ code }) => code === 'invalid_value').map(({ path }) => pathOf(path));
  return { data, issues: found.flatMap(detailsOf), listed: new Set(listed) };
}

/** `INVALID_REQUEST` for what is wrong, each by its path; paths come from the client and are cut to what a log can bear. */
export function notValid(issues: readonly ErrorDetail[]): ApiError {
  const details = issues.slice(0, mostDetails).map(({ path, message }) => ({
    // Half an emoji, sent or left by the cut, would be no text that every client can read.
    path: path.slice(0, longestPath).toWellFormed(),
    message,
  }));
  const names = [...new Set(details.map((detail) => detail.path || 'the body'))];
  const shown = names.slice(0, 3).join(', ');
  return new ApiError('INVALID_REQUEST', `Not valid: ${shown}${names.length > 3 ? ', …' : ''}.`, { details });
}

function detailsOf(issue: z.core.$ZodIssue): ErrorDetail[] {
  const path = pathOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: pathOf([...issue.path, key]),
      message: 'is not a member that is known here',
    }));
  }
  if (issue.code === 'invalid_union') {
    const deepest = issue.errors.find((branch) => branch.length > 0)?.[0];
    return [
      {
        path: deepest ? pathOf([...issue.path, ...deepest.path]) : path,
        message: deepest?.message ?? issue.message,
      },
    ];
  }
  return [{ path, message: issue.message }];
}

/** `payload.slots[2].name`. */
function pathOf(parts: readonly PropertyKey[]): string {
  return parts
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`,
    )
    .join('');
}
