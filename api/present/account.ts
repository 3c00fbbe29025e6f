/** The only place that gives accounts and their ledger their wire form. */
import type { Account, CreditEntry, UsageDay } from '../../contract/schemas/accounts.ts';
import type { AccountRow } from '../../db/accounts.ts';
import type { CreditEntryRow } from '../../db/credit.ts';
import type { UsageDayRow } from '../../db/usage.ts';
import { minutesFor, minutesOf } from '../../domain/credit.ts';

const currency = 'USD';

export function presentAccount(row: AccountRow, pricePerMinuteMicrousd: number): Account {
  return {
    account_id: row.id,
    email: row.email,
    balance_microusd: row.balance_microusd,
    currency,
    price_per_minute_microusd: pricePerMinuteMicrousd,
    minutes_left: minutesFor(row.balance_microusd, pricePerMinuteMicrousd),
    created_at: row.created_at.toISOString(),
  };
}

export function presentCreditEntry(row: CreditEntryRow): CreditEntry {
  return {
    credit_entry_id: row.id,
    kind: row.kind,
    amount_microusd: row.amount_microusd,
    balance_microusd: row.balance_microusd,
    currency,
    description: row.description,
    call_id: row.call_id,
    agent_id: row.agent_id,
    duration_seconds: row.duration_seconds,
    cost_microusd: row.cost_microusd,
    created_at: row.created_at.toISOString(),
  };
}

export function presentUsageDay(row: UsageDayRow): UsageDay {
  return {
    date: row.day,
    agent_id: row.agent_id,
    calls: row.calls,
    minutes: minutesOf(row.duration_seconds),
    cost_microusd: row.cost_microusd,
    charged_microusd: row.charged_microusd,
    currency,
  };
}
