import type { Database } from '#graphql/sql/engine/connection/database.ts';
import type { Log } from '../log.ts';

/** Milliseconds between two looks at whether a day has passed. */
const LOOK_AGAIN = 3_600_000;

/** Counts once a day what the best of each career wear. @returns a function that ends it */
export function countWornDaily(sql: Database, log: Log): () => void {
  const count = () =>
    sql`/* countWornDaily */ select count_worn_daily(extract(epoch from now())::integer)`.catch(
      (error: unknown) => log('warn', `database: what players wear is not counted (${String(error)})`),
    );
  void count();
  const counting = setInterval(() => void count(), LOOK_AGAIN);
  counting.unref();
  return () => clearInterval(counting);
}
