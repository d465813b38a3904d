import type { PGlite } from '@electric-sql/pglite';
import type { Session, Transact } from '#graphql/sql/engine/connection/session.ts';

/** Runs statements inside the database process itself. */
export const pgliteSession = (pglite: PGlite): Session => ({
  async run(script) {
    const results = await pglite.exec(script);
    return results.at(-1)?.rows ?? [];
  },
});

/** Transactions of the only session there is; no one else may use it meanwhile. */
export const pgliteTransactions =
  (pglite: PGlite): Transact =>
  async (work) => {
    const session = pgliteSession(pglite);
    await session.run('begin');
    try {
      const result = await work(session);
      await session.run('commit');
      return result;
    } catch (error) {
      await session.run('rollback').catch(() => undefined);
      throw error;
    }
  };
