import { type ReadLine, rowsOfLines } from '#graphql/import/read-line.ts';
import type { Database } from '../engine/connection/database.ts';
import { rowsForDatabase } from '../import/write-rows.ts';

/** The kinds of rows that a record reads, as the lines of the import call them. */
export type RecordedName = 'Kill' | 'ScenarioRecord' | 'Skirmish' | 'InstanceRun';

/** The reach of the record of one kind, in epoch seconds. */
export interface Progress {
  /** Everything that began from then on is there … */
  readonly since: number;
  /** … and before then. */
  readonly until: number;
  /** The last round that came up to the present; 0 before the first. */
  readonly readAt: number;
}

/** The reach of the record of all kinds, and its number of runs. */
export interface RecordSpan extends Pick<Progress, 'since' | 'readAt'> {
  readonly scenarios: number;
  readonly instanceRuns: number;
}

/** Reads the reach of each kind of record. */
export async function readProgress(sql: Database): Promise<ReadonlyMap<string, Progress>> {
  const rows = await sql<(Progress & { kind: string })[]>`
    /* readProgress */
    select kind, since, until, read_at as "readAt" from record_progress`;
  return new Map(rows.map(({ kind, ...progress }) => [kind, progress]));
}

/**
 * Writes lines and how far they reach, all or nothing.
 * @throws the database's error, as for rows that do not fit
 */
export async function writeRecord(
  sql: Database,
  lines: readonly ReadLine[],
  kind: string,
  { since, until, readAt }: Progress,
): Promise<void> {
  await sql`
    /* writeRecord */
    select record_rows(${rowsForDatabase(rowsOfLines(lines))}::text::jsonb, ${kind}, ${since}, ${until}, ${readAt})`;
}

/**
 * Reads the reach of the record of all kinds; null until each kind was read up to the present.
 * @param kinds the number of kinds that it has to have
 */
export async function readSpan(sql: Database, kinds: number): Promise<RecordSpan | null> {
  const [row] = await sql<(RecordSpan & { kinds: number })[]>`
    /* readSpan */
    select max(since) as since, min(read_at) as "readAt", count(*)::integer as kinds,
           (select count(*)::integer from scenario_record) as scenarios,
           (select count(*)::integer from instance_run) as "instanceRuns"
    from record_progress where read_at > 0`;
  if (row?.kinds !== kinds) return null;
  const { since, readAt, scenarios, instanceRuns } = row;
  return { since, readAt, scenarios, instanceRuns };
}
