import type { PGlite } from '@electric-sql/pglite';
import { migrateBy } from '#graphql/sql/migrate.ts';
import { withoutIndexes } from '#graphql/sql/indexes.ts';
import { writeRollups } from '#graphql/sql/rollups.ts';
import { copyStatement, copyText } from '#graphql/world/copy-text.ts';
import type { WorldOptions, WorldTable } from '#graphql/world/world-table.ts';
import { pgliteSession, pgliteTransactions } from './pglite-session.ts';
import type { WorldModule } from './world-module.ts';

/** Pieces of text per COPY: a large table is not held in memory as a whole. */
const PIECES_PER_COPY = 16;

export type Report = (text: string) => void;

/** Writes a whole world into a fresh database: tables, generated rows, counts, statistics. */
export async function fillWorld(pglite: PGlite, world: WorldModule, options: WorldOptions, report: Report) {
  const transact = pgliteTransactions(pglite);
  await migrateBy(transact);
  await transact(async (session) => {
    await withoutIndexes(session, async () => {
      for (const table of world.worldTables(options)) {
        report(`writing ${table.name}`);
        await copyTable(pglite, table);
      }
    });
    report('counting');
    await writeRollups(session);
  });
  const session = pgliteSession(pglite);
  // Frozen rows are not written again by later reads; the checkpoint leaves nothing to recover.
  await session.run('vacuum (freeze, analyze)');
  await session.run('checkpoint');
}

async function copyTable(pglite: PGlite, table: WorldTable) {
  const statement = `${copyStatement(table)} from '/dev/blob'`;
  let pieces: string[] = [];
  const flush = async () => {
    if (pieces.length > 0) await pglite.query(statement, [], { blob: new Blob(pieces) });
    pieces = [];
  };
  for (const piece of copyText(table.rows)) {
    pieces.push(piece);
    if (pieces.length === PIECES_PER_COPY) await flush();
  }
  await flush();
}
