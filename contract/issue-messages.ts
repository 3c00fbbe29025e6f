/** What is wrong with a value, in words for people, wherever a schema has no words of its own. */
import type { z } from 'zod';

const kinds: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
function kindOf(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  return kinds[Array.isArray(value) ? 'array' : typeof value] ?? typeof value;
}

const units: Record<string, readonly [one: string, many: string]> = {
  string: ['character', 'characters'],
  array: ['item', 'items'],
};

function bound(origin: string, word: 'least' | 'most', limit: number | bigint): string {
  const [one, many] = units[origin] ?? [];
  const amount = limit.toLocaleString('en-US');
  return one === undefined
    ? `must be at ${word} ${amount}`
    : `must have at ${word} ${amount} ${limit === 1 ? one : many}`;
}

/** For zod's `error`: undefined where its own words have to do. */
export function sayIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is required';
      if (issue.expected === 'int' && typeof issue.input === 'number') return 'must be a whole number';
      return `must be ${kinds[issue.expected] ?? issue.expected}, not ${kindOf(issue.input)}`;
    case 'invalid_value':
      if (issue.input === undefined) return 'is required';
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return bound(issue.origin, 'least', issue.minimum);
    case 'too_big':
      return bound(issue.origin, 'most', issue.maximum);
    case 'invalid_format':
      if (issue.format === 'datetime')
        return 'must be a time in UTC by RFC 3339, e.g. 2026-01-31T09:30:00.000Z';
      if (issue.format === 'date') return 'must be a date, e.g. 2026-01-31';
      return issue.format === 'email' ? 'must be an email address' : undefined;
    default:
      return undefined;
  }
}
