import { createDirectApi } from '#graphql/server/direct-api.ts';
import { readProgress } from '#graphql/sql/archive/archive-progress.ts';
import { allUnfinished } from '#graphql/sql/archive/unfinished.ts';
import { firstStored, storedRows } from '#graphql/sql/bulk/stored-rows.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { BULK_SOURCES } from '#lib/exports/bulk/bulk-tables.ts';
import type { Manifest } from '#lib/exports/bulk/manifest.ts';

import { type Coverage, exportMonths } from './export-months.ts';

/** Milliseconds of a question: nobody waits for it. */
const TIMEOUT = 600_000;

interface DataExport {
  readonly folder: string;
  readonly licence: string | null;
  /** True for the database of an archive, which reaches as far as it says. */
  readonly isArchive: boolean;
  /** Epoch seconds. */
  readonly now: number;
  readonly say: (text: string) => void;
}

/** Exports all closed months of a database into a folder. */
export async function exportData(
  sql: Database,
  { folder, licence, isArchive, now, say }: DataExport,
): Promise<Manifest> {
  const coverages = isArchive ? await archiveCoverages(sql) : await ownCoverages(sql);
  const since = isArchive ? Math.max(...[...coverages.values()].map(({ from }) => from), 0) : 0;
  return exportMonths({
    folder,
    licence,
    now,
    say,
    recordedSince: since === 0 ? null : since,
    ask: createDirectApi({ database: sql, timeout: TIMEOUT }),
    coverageOf: ({ archived }) => coverages.get(archived) ?? null,
    storedOf: ({ field }, span) => storedRows(sql, field, span),
  });
}

type Coverages = ReadonlyMap<string, Coverage>;

/** An archive reaches as far as it says, but for what it waits to ask for again. */
async function archiveCoverages(sql: Database): Promise<Coverages> {
  const [progress, unfinished] = [await readProgress(sql), await allUnfinished(sql)];
  const gapsOf = (kind: string) =>
    unfinished.filter((each) => each.kind === kind).map(({ since, until }) => ({ from: since, to: until }));
  return new Map(
    [...progress].map(([kind, { since, until }]) => [kind, { from: since, to: until, gaps: gapsOf(kind) }]),
  );
}

/** Own data is known from its first row on: nothing tells of a time before that whether nothing happened. */
async function ownCoverages(sql: Database): Promise<Coverages> {
  const coverages = new Map<string, Coverage>();
  for (const { field, archived } of BULK_SOURCES) {
    const from = await firstStored(sql, field);
    if (from !== null) coverages.set(archived, { from, to: Number.POSITIVE_INFINITY, gaps: [] });
  }
  return coverages;
}
