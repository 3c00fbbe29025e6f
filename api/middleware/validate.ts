/** Checks parts of a request against their schemas, and says everything that is wrong at once. */
import type { z } from 'zod';
import { ApiError, type ErrorDetail } from '../../contract/errors.ts';

const mostDetails = 50;

/**
 * Parses `value`; throws `INVALID_REQUEST` with one detail an issue.
 * @param known issues that were found before, told of in the same answer
 */
export function validate(
  schema: z.ZodType | undefined,
  value: unknown,
  known: readonly ErrorDetail[] = [],
): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success && known.length === 0) return result.data;
  const issues = result.error?.issues.flatMap(detailsOf) ?? [];
  const details = [...known, ...issues].slice(0, mostDetails);
  const names = [...new Set(details.map((detail) => detail.path || 'the body'))];
  const shown = names.slice(0, 3).join(', ');
  throw new ApiError('INVALID_REQUEST', `Not valid: ${shown}${names.length > 3 ? ', …' : ''}.`, { details });
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
  const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
  return [{ path, message: isMissing ? 'is required' : issue.message }];
}

/** `payload.slots[2].name`; parts come from the client and are cut to a length that a log can bear. */
function pathOf(parts: readonly PropertyKey[]): string {
  return parts
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`,
    )
    .join('')
    .slice(0, 200);
}
