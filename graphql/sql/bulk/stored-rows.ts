import type { Database } from '../engine/connection/database.ts';

/** The lists that are exported by month, as fields of the API. */
export type BulkField = 'battles' | 'instanceRuns' | 'kills' | 'scenarios';

/** The rows that a database has of a month. */
export interface StoredRows {
  readonly rows: number;
  /** The greatest id; null where there is none. */
  readonly newest: string | null;
}

/** The tables behind the lists: the column with the time, its units in a second, and the greatest id. */
const TABLES = {
  kills: { table: 'kill', column: 'time', units: 1, newest: 'max(id)::text' },
  // Ids that are UUIDs, for which there is no greatest one.
  scenarios: { table: 'scenario_record', column: 'start_time', units: 1, newest: 'max(id::text)' },
  battles: { table: 'battle', column: 'start_time', units: 1, newest: 'max(id::text)' },
  instanceRuns: { table: 'instance_run', column: 'start_time', units: 1_000, newest: 'max(id::text)' },
} as const satisfies Readonly<Record<BulkField, object>>;

/** Reads when the first row of a list began, in epoch seconds; null without one. */
export async function firstStored(sql: Database, field: BulkField): Promise<number | null> {
  const { table, column, units } = TABLES[field];
  // An instance run whose start is not known has 0 there.
  const [row] = await sql.unsafe<{ first: string | null }[]>(`
    /* firstStored */
    select (min(${column}) / ${units})::text as first from ${table} where ${column} > 0`);
  return row?.first == null ? null : Number(row.first);
}

/**
 * Counts the rows of a list by the names of their months ('2026-10', UTC); a month without any is left out. Cheap beside
 * an export: one pass over the rows of the span, which is in epoch seconds and without its end.
 */
export async function storedRows(
  sql: Database,
  field: BulkField,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<ReadonlyMap<string, StoredRows>> {
  const { table, column, units, newest: greatest } = TABLES[field];
  const rows = await sql.unsafe<(StoredRows & { month: string })[]>(`
    /* storedRows */
    select to_char(to_timestamp(${column} / ${units}) at time zone 'UTC', 'YYYY-MM') as month,
           count(*)::integer as rows, ${greatest} as newest
    from ${table} where ${column} >= ${from * units} and ${column} < ${to * units} group by 1`);
  return new Map(rows.map(({ month, rows: count, newest }) => [month, { rows: count, newest }]));
}
