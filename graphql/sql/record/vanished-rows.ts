import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/connection/database.ts';
import type { RecordedName } from './record-progress.ts';

/** The tables of kinds, with the column that says when a row began, and its units in a second. */
const TABLES: Readonly<Record<RecordedName, readonly [table: string, began: string, units: number]>> = {
  Kill: ['kill', 'time', 1],
  ScenarioRecord: ['scenario_record', 'start_time', 1],
  Skirmish: ['skirmish', 'start_time', 1],
  InstanceRun: ['instance_run', 'start_time', 1_000],
};

/** Reads the ids of the rows that began in a window of seconds, without skirmishes that follow from kills. */
export async function recordedIds(
  sql: Database,
  kind: RecordedName,
  { since, until }: { readonly since: number; readonly until: number },
): Promise<readonly string[]> {
  const [table, began, units] = TABLES[kind];
  const own = kind === 'Skirmish' ? sql`and not is_from_kills(id)` : sql``;
  const rows = await sql<{ id: string }[]>`
    /* recordedIds */
    select id::text as id from ${sql(table)}
    where ${sql(began)} >= ${since * units} and ${sql(began)} < ${until * units} ${own}`;
  return rows.map(({ id }) => id);
}

/** Removes rows with all of their parts, and from all sums. */
export async function removeRecorded(
  sql: Database,
  kind: RecordedName,
  ids: readonly string[],
): Promise<void> {
  const [table] = TABLES[kind];
  await sql`
    /* removeRecorded */
    delete from ${sql(table)} where id::text = any(${arrayLiteral(ids)}::text[])`;
}
