import type { PGlite } from '@electric-sql/pglite';
import type { Session } from '#graphql/sql/session.ts';

/** Runs statements inside the database process itself. */
export const pgliteSession = (pglite: PGlite): Session => ({
  async run(script) {
    const results = await pglite.exec(script);
    return results.at(-1)?.rows ?? [];
  },
});
