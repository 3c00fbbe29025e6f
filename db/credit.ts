/** Credit: a balance that is never negative, and a ledger that says how it came about. Every change is one entry. */
import { costOfCall } from '../domain/credit.ts';
import { newId } from '../domain/ids.ts';
import type { AccountId } from './accounts.ts';
import type { Db, Tx } from './client.ts';
import { rawPrepared } from './prepared.ts';
import { fetchPage, type PageRequest } from './pages.ts';

export type CreditEntryKind = 'grant' | 'call' | 'adjustment';

export interface CreditEntryRow {
  position: number;
  id: string;
  account_id: AccountId;
  kind: CreditEntryKind;
  reference: string;
  amount_microusd: number;
  balance_microusd: number;
  description: string;
  call_id: string | null;
  agent_id: string | null;
  duration_seconds: number | null;
  cost_microusd: number | null;
  created_at: Date;
}

interface Change {
  kind: CreditEntryKind;
  /** One effect a reference, however often it is applied. */
  reference: string;
  /** Negative amounts take what is there and no more. */
  amountMicrousd: number;
  description: string;
  call?: { id: string; agentId: string; durationSeconds: number; costMicrousd: number };
}

export interface AppliedEntry {
  entry: CreditEntryRow;
  /** False where the reference had been applied before. */
  fresh: boolean;
}

/**
 * Changes the balance and writes its entry, once per reference. The account's row is locked first, so changes of one
 * account happen one after the other, and the second of two equal ones sees the first.
 */
async function applyChange(db: Db | Tx, accountId: AccountId, change: Change): Promise<AppliedEntry> {
  return await db.transaction(async (tx) => {
    const { rows } = await tx.raw<{ rows: { balance_microusd: number }[] }>(
      'select balance_microusd from accounts where id = ? for update',
      [accountId],
    );
    const balance = rows[0]?.balance_microusd;
    if (balance === undefined) throw new Error(`there is no account ${accountId}`);
    const known = await tx<CreditEntryRow>('credit_entries')
      .where({ account_id: accountId, reference: change.reference })
      .first();
    if (known) return { entry: known, fresh: false };
    const amount = Math.max(change.amountMicrousd, -balance);
    const [entry] = await tx<CreditEntryRow>('credit_entries')
      .insert({
        id: newId('creditEntry'),
        account_id: accountId,
        kind: change.kind,
        reference: change.reference,
        amount_microusd: amount,
        balance_microusd: balance + amount,
        description: change.description,
        call_id: change.call?.id ?? null,
        agent_id: change.call?.agentId ?? null,
        duration_seconds: change.call?.durationSeconds ?? null,
        cost_microusd: change.call?.costMicrousd ?? null,
      })
      .returning('*');
    await tx('accounts')
      .where({ id: accountId })
      .update({ balance_microusd: balance + amount });
    return { entry: entry as CreditEntryRow, fresh: true };
  });
}

/** Adds credit. */
export async function grantCredit(
  db: Db | Tx,
  accountId: AccountId,
  grant: { reference: string; amountMicrousd: number; description: string },
): Promise<AppliedEntry> {
  return await applyChange(db, accountId, { kind: 'grant', ...grant });
}

/** Corrects the balance by hand; one that takes more than there is takes what there is. */
export async function adjustCredit(
  db: Db | Tx,
  accountId: AccountId,
  adjustment: { reference: string; amountMicrousd: number; description: string },
): Promise<AppliedEntry> {
  return await applyChange(db, accountId, { kind: 'adjustment', ...adjustment });
}

export interface CallCharge {
  callId: string;
  agentId: string;
  durationSeconds: number;
  endedAt: Date;
  pricePerMinuteMicrousd: number;
}

/**
 * Charges the minutes of a finished call and counts them as usage, exactly once per call id however often and from how
 * many places it is called. A call that outlasts the credit was allowed to finish: the entry takes what was left and
 * keeps the full cost beside it. Test calls are free and are not charged.
 */
export async function chargeCall(db: Db | Tx, accountId: AccountId, call: CallCharge): Promise<AppliedEntry> {
  const durationSeconds = Math.ceil(call.durationSeconds);
  const costMicrousd = costOfCall(durationSeconds, call.pricePerMinuteMicrousd);
  return await db.transaction(async (tx) => {
    const applied = await applyChange(tx, accountId, {
      kind: 'call',
      reference: `call/${call.callId}`,
      amountMicrousd: -costMicrousd,
      description: `Call of ${durationSeconds} seconds`,
      call: { id: call.callId, agentId: call.agentId, durationSeconds, costMicrousd },
    });
    if (applied.fresh) {
      await tx.raw(
        `insert into usage_days (account_id, day, agent_id, calls, duration_seconds, cost_microusd, charged_microusd)
         values (?, (?::timestamptz at time zone 'UTC')::date, ?, 1, ?, ?, ?)
         on conflict (account_id, day, agent_id) do update set calls = usage_days.calls + 1,
           duration_seconds = usage_days.duration_seconds + excluded.duration_seconds,
           cost_microusd = usage_days.cost_microusd + excluded.cost_microusd,
           charged_microusd = usage_days.charged_microusd + excluded.charged_microusd`,
        [
          accountId,
          call.endedAt,
          call.agentId,
          durationSeconds,
          costMicrousd,
          -applied.entry.amount_microusd,
        ],
      );
    }
    return applied;
  });
}

/** Newest first. */
export async function listCreditEntries(
  db: Db | Tx,
  accountId: AccountId,
  filters: { kind?: CreditEntryKind | undefined },
  page: PageRequest,
): Promise<CreditEntryRow[]> {
  const query = db<CreditEntryRow>('credit_entries').where({ account_id: accountId });
  if (filters.kind) void query.where({ kind: filters.kind });
  return (await fetchPage(query, { ...page, column: 'position' })) as CreditEntryRow[];
}

/** What an account has left, in micro-dollars; 0 for one that is not there. */
export async function findBalance(db: Db | Tx, accountId: AccountId): Promise<number> {
  const { rows } = await rawPrepared<{ rows: { balance_microusd: number }[] }>(
    db,
    'find-balance',
    'select balance_microusd from accounts where id = ?',
    [accountId],
  );
  return rows[0]?.balance_microusd ?? 0;
}
