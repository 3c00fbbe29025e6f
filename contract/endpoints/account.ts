/** The account: what it has, where it went. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import {
  accountSchema,
  creditEntryKindSchema,
  creditEntrySchema,
  usageDaySchema,
} from '../schemas/accounts.ts';
import { msBetween, overMembers, pageOf, pageQuery } from '../schemas/common.ts';

export const getAccount = endpoint({
  id: 'getAccount',
  method: 'GET',
  path: '/v2/account',
  tag: 'Account',
  summary: 'Read the account and its balance',
  description:
    'At a balance of zero new agents and outbound calls are refused with `402 CREDIT_EXHAUSTED`; calls in progress finish.',
  scope: 'any',
  success: { status: 200, schema: accountSchema, description: 'The account' },
  errors: [],
  etag: true,
});

export const listCredit = endpoint({
  id: 'listCredit',
  method: 'GET',
  path: '/v2/account/credit',
  tag: 'Account',
  summary: 'List the credit ledger, newest first',
  description:
    'Every change of the balance with the balance after it: grants, minutes of calls, adjustments. Calls are charged by the second, once each; text conversations by `test-calls` are free.',
  scope: 'any',
  query: z.strictObject({ ...pageQuery, kind: creditEntryKindSchema.optional() }),
  success: { status: 200, schema: pageOf(creditEntrySchema), description: 'A page of ledger entries' },
  errors: ['INVALID_CURSOR'],
});

export const listUsage = endpoint({
  id: 'listUsage',
  method: 'GET',
  path: '/v2/account/usage',
  tag: 'Account',
  summary: 'List minutes and cost by day and agent, newest day first',
  description: 'Calls that were charged; text conversations by `test-calls` are free and not in it.',
  scope: 'any',
  query: z
    .strictObject({
      ...pageQuery,
      from: z.iso.date().optional().describe('First day, UTC'),
      to: z.iso.date().optional().describe('Last day, UTC'),
      agent_id: idSchema('agent').optional(),
    })
    .refine(({ from, to }) => (msBetween(from, to) ?? 0) >= 0, {
      path: ['to'],
      message: 'is before from',
      ...overMembers,
    }),
  success: { status: 200, schema: pageOf(usageDaySchema), description: 'A page of days' },
  errors: ['INVALID_CURSOR'],
});
