import { createDirectApi } from '#graphql/server/direct-api.ts';
import { readProgress } from '#graphql/sql/archive/archive-progress.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import type { BulkSource, Span } from '#lib/exports/bulk/bulk-tables.ts';
import type { Manifest } from '#lib/exports/bulk/manifest.ts';

import { CLOSED_AFTER, exportMonths } from './export-months.ts';

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
  const reaches = isArchive ? await archiveReaches(sql) : await ownReaches(sql);
  const since = isArchive ? Math.max(...[...reaches.values()].map(({ from }) => from), 0) : 0;
  return exportMonths({
    folder,
    licence,
    say,
    recordedSince: since === 0 ? null : since,
    ask: createDirectApi({ database: sql, timeout: TIMEOUT }),
    reachOf: ({ archived }) => {
      const reach = reaches.get(archived);
      return reach ? { from: reach.from, to: Math.min(reach.to, now - CLOSED_AFTER) } : null;
    },
  });
}

type Reaches = ReadonlyMap<string, Span>;

const archiveReaches = async (sql: Database): Promise<Reaches> =>
  new Map(
    [...(await readProgress(sql))].map(([kind, { since, until }]) => [kind, { from: since, to: until }]),
  );

/** Own data begins with the month of its first row, and reaches up to the present. */
async function ownReaches(sql: Database): Promise<Reaches> {
  const rows = await sql<{ archived: BulkSource['archived']; first: string | null }[]>`
    /* bulkReaches */
    select 'Kill' as archived, min(time)::text as first from kill
    union all select 'ScenarioRecord', min(start_time)::text from scenario_record
    union all select 'Skirmish', min(start_time)::text from battle
    union all select 'InstanceRun', (min(start_time) / 1000)::text from instance_run where start_time > 0`;
  return new Map(
    rows.flatMap(({ archived, first }) =>
      first === null ? [] : [[archived, { from: startOfMonth(Number(first)), to: Number.POSITIVE_INFINITY }]],
    ),
  );
}

function startOfMonth(seconds: number): number {
  const date = new Date(seconds * 1_000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) / 1_000;
}
