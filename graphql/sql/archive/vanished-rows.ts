import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/connection/database.ts';
import type { ArchivedName } from './archive-progress.ts';

/** The tables of kinds, with the column that says when a row began, and its units in a second. */
const TABLES: Readonly<Record<ArchivedName, readonly [table: string, began: string, units: number]>> = {
  Kill: ['kill', 'time', 1],
  ScenarioRecord: ['scenario_record', 'start_time', 1],
  Skirmish: ['skirmish', 'start_time', 1],
  InstanceRun: ['instance_run', 'start_time', 1_000],
};

/** Reads the ids of the rows that began in a window of seconds, without skirmishes that follow from kills. */
export async function archivedIds(
  sql: Database,
  kind: ArchivedName,
  { since, until }: { readonly since: number; readonly until: number },
): Promise<readonly string[]> {
  const [table, began, units] = TABLES[kind];
  const own = kind === 'Skirmish' ? sql`and not is_from_kills(id)` : sql``;
  const rows = await sql<{ id: string }[]>`
    /* archivedIds */
    select id::text as id from ${sql(table)}
    where ${sql(began)} >= ${since * units} and ${sql(began)} < ${until * units} ${own}`;
  return rows.map(({ id }) => id);
}

/** Removes rows with all of their parts, and from all sums. */
export async function removeArchived(
  sql: Database,
  kind: ArchivedName,
  ids: readonly string[],
): Promise<void> {
  const [table] = TABLES[kind];
  await sql`
    /* removeArchived */
    delete from ${sql(table)} where id::text = any(${arrayLiteral(ids)}::text[])`;
}
