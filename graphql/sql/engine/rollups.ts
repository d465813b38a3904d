import type { Database } from './connection/database.ts';
import { inSession, type Session } from './connection/session.ts';

/** The difference between a table of sums, or the summed columns of a table, and a count of its events. */
export interface ComparedSums {
  readonly table: string;
  readonly rows: number;
  /** Rows that should not be there, and rows that are missing. */
  readonly different: number;
}

/**
 * Counts the kills again into the leaderboards, the kill days and the heat of the zones, and the scoreboards into
 * their lists; writes the names that a search reads. In one transaction, so that readers never see half of it.
 */
export const fillRollups = (sql: Database): Promise<void> => inSession(sql, writeRollups);

/** The statement alone, for a caller within a transaction. */
export async function writeRollups(session: Session): Promise<void> {
  await session.run('select recount_sums()');
}

/** Makes events and their parts consistent, then counts all sums again. Call it within a transaction. */
export async function repairRollups(session: Session): Promise<void> {
  await session.run('set local statement_timeout = 0');
  await session.run('select recount_events()');
}

/** Compares every sum with a count of its events, row by row; without writes meanwhile. */
export async function compareRollups(session: Session): Promise<readonly ComparedSums[]> {
  await session.run('set local statement_timeout = 0');
  await session.run('select lock_sums()');
  const compared: ComparedSums[] = [];
  for (const { view, table, columns } of await countingViews(session)) {
    const [row] = await session.run(`
      select (select count(*) from ${table})::integer as rows,
             ((select count(*) from (select ${columns} from ${table} except all select ${columns} from ${view}) more)
              + (select count(*) from (select ${columns} from ${view} except all select ${columns} from ${table}) less)
             )::integer as different`);
    compared.push({ table, rows: Number(row?.rows), different: Number(row?.different) });
  }
  return compared;
}

/**
 * The views that say what sums have to be, `counted_x` for a table and `derived_x` for columns of one; `derived_x__y`
 * for others of its columns.
 */
async function countingViews(session: Session) {
  const rows = await session.run(`
    select quote_ident(relname) as view, quote_ident(split_part(substr(relname, 9), '__', 1)) as table,
           string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0
    where relnamespace = current_schema()::regnamespace and relkind = 'v' and relname ~ '^(counted|derived)_'
    group by relname order by relname`);
  return rows.map(({ view, table, columns }) => ({
    view: String(view),
    table: String(table),
    columns: String(columns),
  }));
}
