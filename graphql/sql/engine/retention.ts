import type { Database } from './connection/database.ts';

/** Events per transaction, for which writers wait. */
const BATCH = 1_000;

/** The number of removed events, by their tables. */
export type RemovedEvents = Readonly<Record<string, number>>;

/** Tables of events: the column with their time, and its units in a second. */
const EVENTS = [
  ['kill', 'time', 1],
  ['skirmish', 'start_time', 1],
  ['scenario_record', 'start_time', 1],
  ['instance_run', 'start_time', 1_000],
] as const;

/**
 * Removes all kills, battles and runs of before a time in epoch seconds, the oldest first, in short transactions; may
 * be stopped and called again at any time. All sums follow: what is counted is what is there. An instance run whose
 * start is not known stays.
 * @param onProgress called after each transaction
 */
export async function removeBefore(
  sql: Database,
  time: number,
  onProgress: (removed: RemovedEvents) => void = () => undefined,
): Promise<RemovedEvents> {
  const removed: Record<string, number> = {};
  for (const [table, column, units] of EVENTS) {
    for (;;) {
      const count = await removeSome(sql, table, column, time * units);
      if (count === 0) break;
      removed[table] = (removed[table] ?? 0) + count;
      onProgress(removed);
    }
  }
  return removed;
}

/** Skirmishes that follow from kills go with their kills. */
const OF_ITS_OWN = { skirmish: 'not is_from_kills(id)', instance_run: 'start_time > 0' } as const;

async function removeSome(
  sql: Database,
  table: (typeof EVENTS)[number][0],
  column: string,
  before: number,
): Promise<number> {
  const condition = table in OF_ITS_OWN ? OF_ITS_OWN[table as keyof typeof OF_ITS_OWN] : 'true';
  const oldest = `select id from ${table} where ${column} < ${before} and ${condition} order by ${column} limit ${BATCH}`;
  // Deleting the parts explicitly is cheaper: the cascade would delete them kill by kill.
  const statement =
    table === 'kill'
      ? `with old as materialized (${oldest}),
         gone as (delete from kill where id in (select id from old) returning id),
         wounds as (delete from kill_damage where kill_id in (select id from old)),
         attackers as (delete from kill_attacker where kill_id in (select id from old))
         select count(*)::integer as count from gone`
      : `with gone as (delete from ${table} where id in (${oldest}) returning id)
         select count(*)::integer as count from gone`;
  const [row] = await sql.unsafe<{ count: number }[]>(statement);
  return row?.count ?? 0;
}
