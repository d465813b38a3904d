import { createDirectApi } from '#graphql/server/direct-api.ts';
import { readProgress } from '#graphql/sql/archive/archive-progress.ts';
import { allUnfinished } from '#graphql/sql/archive/unfinished.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { BULK_SOURCES, type BulkSource, type Span } from '#lib/exports/bulk/bulk-tables.ts';
import type { Manifest } from '#lib/exports/bulk/manifest.ts';

import { type Coverage, exportMonths, type StoredRows } from './export-months.ts';

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
    storedOf: (source, span) => storedRows(sql, source, span),
  });
}

type Coverages = ReadonlyMap<string, Coverage>;

/** An archive reaches as far as it says, but for what it waits to ask for again. */
async function archiveCoverages(sql: Database): Promise<Coverages> {
  const [progress, unfinished] = [await readProgress(sql), await allUnfinished(sql)];
  const coverages = [...progress].map(([kind, { since, until }]) => {
    const gaps = unfinished.filter((each) => each.kind === kind);
    return [
      kind,
      { from: since, to: until, gaps: gaps.map((gap) => ({ from: gap.since, to: gap.until })) },
    ] as const;
  });
  return new Map(coverages);
}

/** The tables behind the lists: the column with the time, and its units in a second. */
const STORED = {
  kills: ['kill', 'time', 1],
  scenarios: ['scenario_record', 'start_time', 1],
  battles: ['battle', 'start_time', 1],
  instanceRuns: ['instance_run', 'start_time', 1_000],
} as const satisfies Readonly<Record<BulkSource['field'], readonly [string, string, number]>>;

/** Own data is known from its first row on: nothing tells of a time before that whether nothing happened. */
async function ownCoverages(sql: Database): Promise<Coverages> {
  const coverages = new Map<string, Coverage>();
  for (const { field, archived } of BULK_SOURCES) {
    const [table, column, units] = STORED[field];
    // An instance run whose start is not known has 0 there.
    const [row] = await sql.unsafe<{ first: string | null }[]>(
      `select (min(${column}) / ${units})::text as first from ${table} where ${column} > 0`,
    );
    const first = row?.first ?? null;
    if (first !== null) {
      coverages.set(archived, { from: Number(first), to: Number.POSITIVE_INFINITY, gaps: [] });
    }
  }
  return coverages;
}

/** Counts the rows of the list of a source by month. Cheap beside an export: one pass over the rows of the span. */
async function storedRows(
  sql: Database,
  { field }: BulkSource,
  { from, to }: Span,
): Promise<ReadonlyMap<string, StoredRows>> {
  const [table, column, units] = STORED[field];
  // Ids are numbers or UUIDs, for which there is no greatest one.
  const id = field === 'kills' ? 'max(id)::text' : 'max(id::text)';
  const rows = await sql.unsafe<(StoredRows & { month: string })[]>(
    `select to_char(to_timestamp(${column} / ${units}) at time zone 'UTC', 'YYYY-MM') as month,
            count(*)::integer as rows, ${id} as newest
     from ${table} where ${column} >= ${from * units} and ${column} < ${to * units} group by 1`,
  );
  return new Map(rows.map(({ month, rows: count, newest }) => [month, { rows: count, newest }]));
}
