/** Effects that are one SQL statement, so that key, effect and answer can be written in a single round trip. */
import type { Db, Tx } from './client.ts';
import { rawPrepared } from './prepared.ts';

/**
 * Data-modifying CTEs (`name as (insert … select … from go)`, comma-separated) that write once for each row of the
 * relation `go`: it has one row where the effect may happen, and none where it may not.
 */
export interface Effect {
  /** Of the prepared statement; one name for one text. */
  name: string;
  sql: string;
  bindings: readonly unknown[];
}

/** Lets an effect happen, with whatever else is in the transaction. */
export async function runEffect(db: Db | Tx, effect: Effect): Promise<void> {
  await rawPrepared(db, effect.name, `with go as (select 1), ${effect.sql} select`, effect.bindings);
}
