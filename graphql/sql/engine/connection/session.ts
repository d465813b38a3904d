import type { Database } from './database.ts';

export type SessionRow = Record<string, unknown>;

/**
 * One connection whose statements run one after the other: to the embedded database from inside its process, or to
 * any other through the driver. A script may hold several statements; the rows are those of the last one.
 */
export interface Session {
  run(script: string): Promise<readonly SessionRow[]>;
}

/** Runs `work` in a transaction, which any error rolls back. */
export type Transact = <Result>(work: (session: Session) => Promise<Result>) => Promise<Result>;

/**
 * Runs `work` in a transaction on one connection of the pool. The driver's `reserve` would do for reading, but it hangs
 * on a fresh connection that fetches no types.
 */
export async function inSession<Result>(
  sql: Database,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const { result } = await sql.begin(async (transaction) => ({
    result: await work(driverSession(transaction)),
  }));
  return result;
}

/** Several transactions, one after the other, on any connections of the pool. */
export const driverTransactions =
  (sql: Database): Transact =>
  (work) =>
    inSession(sql, work);

/** Statements inside a transaction of the driver. */
export const driverSession = (transaction: Pick<Database, 'unsafe'>): Session => ({
  run: async (script) => lastRows(await transaction.unsafe(script)),
});

/** The driver answers one statement with its rows and several with a list of rows each. */
function lastRows(result: readonly unknown[]): readonly SessionRow[] {
  const last = result.at(-1);
  const rows: readonly unknown[] = Array.isArray(last) ? last : result;
  return rows.filter(isRow);
}

const isRow = (value: unknown): value is SessionRow => typeof value === 'object' && value !== null;
