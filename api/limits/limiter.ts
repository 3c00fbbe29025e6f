/** Rate limits over all replicas: each leases small parts of a budget from PostgreSQL and counts those by itself. */
import type { Logger } from 'pino';
import type { LimitClass } from '../../contract/limits.ts';
import type { Lease } from '../../db/system-limits.ts';

export interface Limits {
  windowSeconds: number;
  /** Requests a window, by class. */
  quotas: Record<LimitClass, number>;
}

export interface Decision {
  allowed: boolean;
  /** What this replica knows to be left of the quota. */
  remaining: number;
  secondsLeft: number;
}

export interface Limiter {
  readonly limits: Limits;
  /**
   * Takes one request out of the budget of `subject` in this class. Null where the store does not answer: then nobody
   * knows, and the caller decides.
   */
  take(limitClass: LimitClass, subject: string): Promise<Decision | null>;
}

export interface LimiterOptions {
  limits: Limits;
  lease: (budget: string, wanted: number, quota: number, windowSeconds: number) => Promise<Lease>;
  log: Logger;
}

interface Budget {
  /** Granted to this replica and not used yet. */
  inHand: number;
  /** Left for everybody when this replica last asked. */
  elsewhere: number;
  /** When the window ends, by `performance.now()`. */
  endsAt: number;
  asking: Promise<boolean> | undefined;
}

/** What replicas hold without using it is lost to the others: small enough for five of them to stay within 10 %. */
const leaseShare = 0.02;
/** A read should not wait for its limit for long; the store is left alone for a while after it did not answer. */
const storeTimeoutMs = 500;
const storePauseMs = 1000;
const mostBudgets = 20_000;

export function createLimiter({ limits, lease, log }: LimiterOptions): Limiter {
  const budgets = new Map<string, Budget>();
  let storeBackAt = 0;

  function budgetOf(name: string): Budget {
    const known = budgets.get(name);
    if (known) return known;
    if (budgets.size >= mostBudgets) budgets.delete(budgets.keys().next().value as string);
    const fresh = { inHand: 0, elsewhere: 1, endsAt: 0, asking: undefined };
    budgets.set(name, fresh);
    return fresh;
  }

  /** Asks the store for more, once for all who wait; false where it does not answer. */
  function refill(name: string, budget: Budget, quota: number): Promise<boolean> {
    budget.asking ??= askStore(name, budget, quota).finally(() => (budget.asking = undefined));
    return budget.asking;
  }

  async function askStore(name: string, budget: Budget, quota: number): Promise<boolean> {
    if (performance.now() < storeBackAt) return false;
    const wanted = Math.max(1, Math.floor(quota * leaseShare));
    try {
      const answer = await withinTime(lease(name, wanted, quota, limits.windowSeconds));
      const endsAt = performance.now() + answer.secondsLeft * 1000;
      // The clocks of two answers differ by their travel; windows differ by much more.
      const sameWindow = Math.abs(endsAt - budget.endsAt) < limits.windowSeconds * 500;
      budget.inHand = answer.granted + (sameWindow ? budget.inHand : 0);
      budget.elsewhere = answer.left;
      budget.endsAt = endsAt;
      return true;
    } catch (error) {
      storeBackAt = performance.now() + storePauseMs;
      log.warn({ err: error }, 'the store of the rate limits does not answer');
      return false;
    }
  }

  return {
    limits,
    async take(limitClass, subject) {
      const name = `${limitClass}:${subject}`;
      const quota = limits.quotas[limitClass];
      const budget = budgetOf(name);
      for (;;) {
        const over = performance.now() >= budget.endsAt;
        if (!over && budget.inHand > 0) {
          budget.inHand -= 1;
          if (budget.inHand * 2 < quota * leaseShare && budget.elsewhere > 0 && quota * leaseShare >= 2)
            void refill(name, budget, quota);
          return decide(budget, true);
        }
        if (!over && budget.elsewhere <= 0 && !budget.asking) return decide(budget, false);
        if (!(await refill(name, budget, quota))) return null;
      }
    },
  };
}

function decide({ inHand, elsewhere, endsAt }: Budget, allowed: boolean): Decision {
  const secondsLeft = Math.max(1, Math.ceil((endsAt - performance.now()) / 1000));
  return { allowed, remaining: inHand + elsewhere, secondsLeft };
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${storeTimeoutMs} ms`)), storeTimeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
