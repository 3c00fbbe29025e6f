/** Gives out the fictional numbers +1 <area> 555 0100–0199, each to one holder at a time. */
import type { Knex } from 'knex';
import { areaCodes } from './area-codes.ts';
import { RuntimeError } from './errors.ts';
import { newId } from './resources.ts';

export interface NumberRow {
  id: string;
  reference: string;
  e164: string;
  area_code: string;
  label: string;
  agent_id: string | null;
  created_at: Date;
}

type AcquiredRow = NumberRow & { outcome: 'existing' | 'created' | 'none_free' };

export const numberColumns = ['id', 'reference', 'e164', 'area_code', 'label', 'agent_id', 'created_at'];

/**
 * Walks the areas in the given order, takes a random free line of the first that has one, and tells in `outcome`
 * whether the reference was there already, a number was taken, or none is free. No row: another request was faster.
 */
const acquireSql = `
  WITH existing AS (
    SELECT * FROM voice_runtime.phone_numbers WHERE reference = :reference
  ), candidate AS (
    SELECT area.code, free.line
    FROM unnest(:areas::text[]) AS area (code)
    CROSS JOIN LATERAL (
      SELECT line FROM generate_series(100, 199) AS line
      WHERE NOT EXISTS (
        SELECT FROM voice_runtime.phone_numbers taken WHERE taken.area_code = area.code AND taken.line = line.line
      )
      ORDER BY random() LIMIT 1
    ) AS free
    WHERE NOT EXISTS (SELECT FROM existing)
    LIMIT 1
  ), inserted AS (
    INSERT INTO voice_runtime.phone_numbers (id, reference, area_code, line, label, created_at)
    SELECT :id, :reference, code, line, :label, :createdAt FROM candidate
    ON CONFLICT DO NOTHING
    RETURNING *
  )
  SELECT 'existing' AS outcome, ${numberColumns.join(', ')} FROM existing
  UNION ALL
  SELECT 'created', ${numberColumns.join(', ')} FROM inserted
  UNION ALL
  SELECT 'none_free', ${numberColumns.map(() => 'NULL').join(', ')}
  WHERE NOT EXISTS (SELECT FROM existing) AND NOT EXISTS (SELECT FROM candidate)`;

/**
 * The number under that reference, taken now if it is new. Nothing is locked: random areas and lines keep parallel
 * requests apart, and whoever loses the race for a line looks again. Rejects with `no_number` where none is free.
 */
export async function acquireNumber(
  knex: Knex,
  request: { reference: string; areaCode?: string | undefined; label: string; createdAt: Date },
): Promise<{ row: NumberRow; created: boolean }> {
  // Ends: every lost race is a number that somebody else took, and there are finitely many.
  for (;;) {
    const areas =
      request.areaCode === undefined
        ? shuffled(areaCodes)
        : areaCodes.filter((code) => code === request.areaCode);
    const bindings = { ...request, id: newId('phone_numbers'), areas };
    // A named statement is planned once a connection; planning costs more than running it.
    const acquired = knex.raw<{ rows: AcquiredRow[] }>(acquireSql, bindings);
    const [found] = (await acquired.options({ name: 'acquire_number' })).rows;
    if (!found) continue;
    const { outcome, ...row } = found;
    if (outcome === 'none_free') throw noNumber(request.areaCode);
    return { row, created: outcome === 'created' };
  }
}

function noNumber(areaCode: string | undefined): RuntimeError {
  const where = areaCode === undefined ? '' : ` in area code ${areaCode}`;
  return new RuntimeError('no_number', `No number is left${where}.`);
}

function shuffled(values: readonly string[]): string[] {
  return values
    .map((value) => ({ value, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
}
