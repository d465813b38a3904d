import type { PGlite } from '@electric-sql/pglite';
import { inBulk } from '#graphql/sql/engine/bulk-load.ts';
import { migrateBy } from '#graphql/sql/engine/migrate.ts';
import { writeRollups } from '#graphql/sql/engine/rollups.ts';
import { pgliteSession, pgliteTransactions } from './pglite-session.ts';
import type { CopyChunk } from './copy-chunks.ts';

export type Report = (text: string) => void;

/**
 * PostgreSQL's statistics target; with the default of 100, gathering statistics takes longer than everything else.
 */
const STATISTICS = 25;

/** Writes a whole world into an empty database: tables, generated rows, rollups, statistics. */
export async function writeWorld(pglite: PGlite, chunks: AsyncIterable<CopyChunk>, report: Report) {
  // One transaction: writes to a table that was created in it need no write-ahead log.
  await pgliteTransactions(pglite)(async (session) => {
    await migrateBy((work) => work(session));
    await inBulk(session, () => writeChunks(pglite, chunks, report));
    report('counting');
    await writeRollups(session);
  });
  const session = pgliteSession(pglite);
  await session.run(`set default_statistics_target = ${STATISTICS}`);
  // Frozen rows are not written again by later reads; the checkpoint leaves nothing to recover.
  await session.run('vacuum (freeze, analyze)');
  await session.run('checkpoint');
}

async function writeChunks(pglite: PGlite, chunks: AsyncIterable<CopyChunk>, report: Report) {
  let current: string | undefined;
  for await (const { table, statement, bytes } of chunks) {
    if (table !== current) report(`writing ${table}`);
    current = table;
    await pglite.query(`${statement} from '/dev/blob' (freeze)`, [], { blob: new Blob([bytes]) });
  }
}
