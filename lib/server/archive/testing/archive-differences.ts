import type { Database } from '#graphql/sql/engine/connection/database.ts';

/** Tables of events: the record that owns a row, its key, and when it began in epoch seconds. */
export const EVENT_TABLES = [
  ['kill', 'kill', 'id', 'time'],
  ['kill_attacker', 'kill', 'kill_id', 'time'],
  ['kill_damage', 'kill', 'kill_id', 'time'],
  ['scenario_record', 'scenario_record', 'id', 'start_time'],
  ['scenario_score', 'scenario_record', 'record_id', 'start_time'],
  ['skirmish', 'skirmish', 'id', 'start_time'],
  ['skirmish_score', 'skirmish', 'skirmish_id', 'start_time'],
  ['instance_run', 'instance_run', 'id', 'start_time / 1000'],
  ['instance_run_score', 'instance_run', 'run_id', 'start_time / 1000'],
  ['instance_encounter_run', 'instance_run', 'run_id', 'start_time / 1000'],
] as const;

/** The end of the id of a skirmish that is made from kills, which no API tells of. */
export const MADE_FROM_KILLS = '%006b696c6c73';

interface Compared {
  /** The database behind the API. */
  readonly world: Database;
  readonly archive: Database;
  /** Epoch seconds from which rows are compared. */
  readonly since: number;
}

/**
 * Lists the tables of events whose rows in an archive are not those of its API, each with the first row that differs,
 * and what waits to be asked for again. Left out is what another API does not tell: that a run was completed, and the
 * skirmish of a kill (rules.md: Instance runs).
 */
export async function archiveDifferences({ world, archive, since }: Compared): Promise<readonly string[]> {
  const different: string[] = [];
  for (const [table, owner, key, began] of EVENT_TABLES) {
    const rowsOf = async (sql: Database) => {
      const rows = await sql.unsafe<{ row: string }[]>(`
        select (to_jsonb(${table}) - 'completed' - '${key === 'id' ? 'skirmish_id' : ''}')::text as row from ${table}
        where ${key}::text in (select id::text from ${owner} where ${began} >= ${since}
          and id::text not like '${MADE_FROM_KILLS}')`);
      return new Set(rows.map(({ row }) => row));
    };
    const [told, archived] = [await rowsOf(world), await rowsOf(archive)];
    const missing = [...told].filter((row) => !archived.has(row));
    const more = [...archived].filter((row) => !told.has(row));
    if (missing.length + more.length > 0) {
      const [row] = [...missing, ...more];
      different.push(`${table}: ${missing.length} of ${told.size} missing, ${more.length} more: ${row}`);
    }
  }
  const left = await archive`select kind, since, until from record_unfinished`;
  return left.length > 0
    ? [...different, `unfinished: ${left.length}, ${JSON.stringify(left[0])}`]
    : different;
}
