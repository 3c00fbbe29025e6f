/** Accounts, their credit and what they used. */
import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { timestampSchema } from './common.ts';

export const currencySchema = z.literal('USD');
const microusd = (what: string) =>
  z.number().int().describe(`${what}; micro-dollars, 1,000,000 are one dollar`);

export const emailSchema = z.email().max(254).meta({ example: 'ada@example.com' });

/** Characters as people count them would be less; what matters is that a hash of any of them can be made. */
export const passwordSchema = z.string().min(12).max(256).meta({ example: 'correct horse battery staple' });

export const accountSchema = z
  .object({
    account_id: idSchema('account'),
    email: z.string(),
    balance_microusd: microusd('Credit that is left'),
    currency: currencySchema,
    price_per_minute_microusd: microusd('Price of a minute of a call; calls are charged by the second'),
    minutes_left: z.number().int().describe('Whole minutes that the credit buys'),
    created_at: timestampSchema,
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof accountSchema>;

export const creditEntryKinds = ['grant', 'call', 'adjustment'] as const;
export const creditEntryKindSchema = z.enum(creditEntryKinds);

export const creditEntrySchema = z
  .object({
    credit_entry_id: idSchema('creditEntry'),
    kind: creditEntryKindSchema,
    amount_microusd: microusd('What it added to the balance; negative where it took'),
    balance_microusd: microusd('The balance after it'),
    currency: currencySchema,
    description: z.string(),
    call_id: idSchema('call').nullable().describe('The call that was charged'),
    agent_id: idSchema('agent').nullable(),
    duration_seconds: z.number().int().nullable(),
    cost_microusd: microusd(
      'Full cost of the call; more than was taken where the call outlasted the credit',
    ).nullable(),
    created_at: timestampSchema,
  })
  .meta({ id: 'CreditEntry' });
export type CreditEntry = z.infer<typeof creditEntrySchema>;

export const usageDaySchema = z
  .object({
    date: z.iso.date().describe('UTC, by when calls ended').meta({ example: '2026-01-31' }),
    agent_id: idSchema('agent'),
    calls: z.number().int(),
    minutes: z.number().describe('Of conversation, to the second'),
    cost_microusd: microusd('What the calls cost'),
    charged_microusd: microusd('What of it the credit covered'),
    currency: currencySchema,
  })
  .meta({ id: 'UsageDay' });
export type UsageDay = z.infer<typeof usageDaySchema>;
