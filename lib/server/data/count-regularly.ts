import type { Database } from '#graphql/sql/engine/connection/database.ts';

import type { Log } from '../log.ts';

/** Milliseconds between two looks at what is due. */
const LOOK_AGAIN = 3_600_000;

/** Counts once a day what the best of each career wear, and once an hour the feats. @returns a cleanup function */
export function countRegularly(sql: Database, log: Log): () => void {
  const failed = (what: string) => (error: unknown) =>
    log('warn', `database: ${what} are not counted (${String(error)})`);
  const count = () => {
    const now = Math.floor(Date.now() / 1_000);
    sql`/* countWornDaily */ select count_worn_daily(${now})`.catch(failed('worn items'));
    sql`/* countFeatsHourly */ select count_feats_hourly(${now})`.catch(failed('feats'));
  };
  count();
  const counting = setInterval(count, LOOK_AGAIN);
  counting.unref();
  return () => clearInterval(counting);
}
