/** The account: what it has, where it went. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { accountSchema, creditEntryKindSchema, creditEntrySchema } from '../schemas/accounts.ts';
import { pageOf, pageQuery } from '../schemas/common.ts';

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
