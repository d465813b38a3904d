import type { Database } from './connection/database.ts';

/** Events per transaction, for which writers wait. */
const BATCH = 1_000;

interface RemovalOptions {
  /** Called after each transaction; the next one waits for it. */
  readonly onProgress?: (removed: RemovedEvents) => unknown;
  /** Events per transaction. */
  readonly batch?: number;
}

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
 * be stopped and called again at any time. All sums follow: what is counted is what is there, and an archive of a
 * remote API reaches back no further. An instance run whose start is not known stays.
 */
export async function removeBefore(
  sql: Database,
  time: number,
  { onProgress = () => undefined, batch = BATCH }: RemovalOptions = {},
): Promise<RemovedEvents> {
  // First: what is removed is no longer promised.
  await shortenRecord(sql, time);
  const removed: Record<string, number> = {};
  for (const [table, column, units] of EVENTS) {
    for (;;) {
      const count = await removeSome(sql, [table, column], time * units, batch);
      if (count === 0) break;
      removed[table] = (removed[table] ?? 0) + count;
      await onProgress(removed);
    }
  }
  return removed;
}

/** Skirmishes that follow from kills go with their kills. */
const OF_ITS_OWN = { skirmish: 'not is_from_kills(id)', instance_run: 'start_time > 0' } as const;

async function removeSome(
  sql: Database,
  [table, column]: readonly [table: (typeof EVENTS)[number][0], column: string],
  before: number,
  batch: number,
): Promise<number> {
  const condition = table in OF_ITS_OWN ? OF_ITS_OWN[table as keyof typeof OF_ITS_OWN] : 'true';
  const oldest = `select id from ${table} where ${column} < ${before} and ${condition} order by ${column} limit ${batch}`;
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

/** Moves the reach of an archive of a remote API, where there is one, and forgets what was damaged before. */
async function shortenRecord(sql: Database, time: number): Promise<void> {
  await sql`
    /* shortenRecord */
    with forgotten as (delete from record_unfinished where until <= ${time})
    update record_progress set since = greatest(since, ${time}), until = greatest(until, ${time})
    where since < ${time}`;
}
