import type { Database } from './database.ts';

export type SessionRow = Record<string, unknown>;

/**
 * One connection whose statements run one after the other: to the embedded database from inside its process, or to
 * any other through the driver. A script may hold several statements; the rows are those of the last one.
 */
export interface Session {
  run(script: string): Promise<readonly SessionRow[]>;
}

/** Does `work` on a connection of its own. */
export async function inSession<Result>(sql: Database, work: (session: Session) => Promise<Result>) {
  const connection = await sql.reserve();
  try {
    return await work(driverSession(connection));
  } finally {
    connection.release();
  }
}

/** A reserved connection or a transaction of the driver. */
export const driverSession = (connection: Pick<Database, 'unsafe'>): Session => ({
  run: async (script) => lastRows(await connection.unsafe(script)),
});

/** Does `work` in a transaction; any error undoes all of it. */
export async function inTransaction<Result>(session: Session, work: () => Promise<Result>): Promise<Result> {
  await session.run('begin');
  try {
    const result = await work();
    await session.run('commit');
    return result;
  } catch (error) {
    await session.run('rollback').catch(() => undefined);
    throw error;
  }
}

/** The driver answers one statement with its rows and several with a list of rows each. */
function lastRows(result: readonly unknown[]): readonly SessionRow[] {
  const last = result.at(-1);
  const rows: readonly unknown[] = Array.isArray(last) ? last : result;
  return rows.filter(isRow);
}

const isRow = (value: unknown): value is SessionRow => typeof value === 'object' && value !== null;
