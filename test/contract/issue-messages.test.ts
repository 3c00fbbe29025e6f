/** What clients read of a value that is wrong. */
import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { sayIssue } from '../../contract/issue-messages.ts';

const one = z.string().min(1).max(2000);

it.each([
  ['what is missing', z.string(), undefined, 'is required'],
  ['a choice that is missing', z.enum(['a', 'b']), undefined, 'is required'],
  ['a number for a string', z.string(), 7, 'must be a string, not a number'],
  ['a list for an object', z.object({}), [], 'must be an object, not a list'],
  ['null for entries', z.record(z.string(), z.string()), null, 'must be an object, not null'],
  ['a string for a list', z.array(z.string()), 'a', 'must be a list, not a string'],
  ['an object for a number', z.number(), {}, 'must be a number, not an object'],
  ['true for a string', z.string(), true, 'must be a string, not true'],
  ['a number for a choice of two', z.boolean(), 0, 'must be true or false, not a number'],
  ['half of a whole', z.number().int(), 1.5, 'must be a whole number'],
  ['another choice', z.enum(['a', 'b']), 'c', 'must be one of: a, b'],
  ['another constant', z.literal('a'), 'b', 'must be a'],
  ['empty text', one, '', 'must have at least 1 character'],
  ['long text', one, 'x'.repeat(2001), 'must have at most 2,000 characters'],
  ['an empty list', z.array(z.string()).min(1), [], 'must have at least 1 item'],
  ['a long list', z.array(z.string()).max(2), ['a', 'b', 'c'], 'must have at most 2 items'],
  ['a small number', z.number().min(1), 0, 'must be at least 1'],
  ['a large number', z.number().max(1), 2, 'must be at most 1'],
  ['no time', z.iso.datetime(), 'now', 'must be a time in UTC by RFC 3339, e.g. 2026-01-31T09:30:00.000Z'],
  ['no date', z.iso.date(), 'today', 'must be a date, e.g. 2026-01-31'],
  ['no email', z.email(), 'ada', 'must be an email address'],
  ['what a schema has words for', z.string().min(3, 'too short a name'), 'x', 'too short a name'],
])('%s', (_, schema, value, message) => {
  expect(z.safeParse(schema, value, { error: sayIssue }).error?.issues[0]?.message).toBe(message);
});
