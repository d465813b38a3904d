import type { Database } from '../engine/connection/database.ts';
import type { LostWindow } from './unfinished.ts';

/** The kinds of rows that an archive reads, as the lines of the import call them. */
export type ArchivedName = 'Kill' | 'ScenarioRecord' | 'Skirmish' | 'InstanceRun';

/** The reach of the archive of one kind, in epoch seconds. */
export interface Progress {
  /** Everything that began from then on is there … */
  readonly since: number;
  /** … and before then. */
  readonly until: number;
  /** The last round that came up to the present; 0 before the first. */
  readonly readAt: number;
}

/** The reach of the archive of all kinds, and its number of runs. */
export interface ArchiveSpan extends Pick<Progress, 'since' | 'readAt'> {
  readonly scenarios: number;
  readonly instanceRuns: number;
}

/** Reads the reach of each kind of archive. */
export async function readProgress(sql: Database): Promise<ReadonlyMap<string, Progress>> {
  const rows = await sql<(Progress & { kind: string })[]>`
    /* readProgress */
    select kind, since, until, read_at as "readAt" from record_progress`;
  return new Map(rows.map(({ kind, ...progress }) => [kind, progress]));
}

/** A window of time whose rows are written, in epoch seconds. */
interface NotedWindow {
  readonly kind: string;
  readonly since: number;
  readonly until: number;
  /** The reach with this window; null where that does not change. */
  readonly reach: Progress | null;
  readonly lost: readonly LostWindow[];
}

/** Seconds after which what is lost is asked for again for the first time. */
export const FIRST_PAUSE = 60;

/**
 * Notes how far the archive reaches with a window, and what of it is lost.
 * @param now epoch seconds
 * @returns the windows that are newly lost
 */
export const noteWindow = (
  sql: Database,
  { kind, since, until, reach, lost }: NotedWindow,
  now: number,
): Promise<readonly Pick<LostWindow, 'since' | 'until'>[]> =>
  sql<Pick<LostWindow, 'since' | 'until'>[]>`
    /* noteWindow */
    select since, until from note_window(
      ${kind}::text, ${reach?.since ?? null}::integer, ${reach?.until ?? null}::integer,
      ${reach?.readAt ?? null}::integer, ${since}::integer, ${until}::integer,
      ${JSON.stringify(lost)}::text::jsonb, ${now}::integer, ${FIRST_PAUSE}::integer)`;

/** Takes back what was written of a time to come, by a clock that was ahead. */
export async function takeBackProgress(sql: Database, kind: string, now: number): Promise<void> {
  await sql`
    /* takeBackProgress */
    update record_progress
    set since = least(since, ${now}), until = least(until, ${now}), read_at = least(read_at, ${now})
    where kind = ${kind}`;
}

/**
 * Reads the reach of the archive of all kinds; null until each kind was read up to the present.
 * @param kinds the number of kinds that it has to have
 */
export async function readSpan(sql: Database, kinds: number): Promise<ArchiveSpan | null> {
  const [row] = await sql<(ArchiveSpan & { kinds: number })[]>`
    /* readSpan */
    select max(since) as since, min(read_at) as "readAt", count(*)::integer as kinds,
           (select count(*)::integer from scenario_record) as scenarios,
           (select count(*)::integer from instance_run) as "instanceRuns"
    from record_progress where read_at > 0`;
  if (row?.kinds !== kinds) return null;
  const { since, readAt, scenarios, instanceRuns } = row;
  return { since, readAt, scenarios, instanceRuns };
}

/** The reach of one kind, and how many parts of it wait to be asked for again. */
export interface Reached extends Progress {
  readonly unfinished: number;
}

/** Reads the reach of each kind of archive, with what waits to be asked for again. */
export async function readReached(sql: Database): Promise<ReadonlyMap<string, Reached>> {
  const rows = await sql<(Reached & { kind: string })[]>`
    /* readReached */
    select kind, since, until, read_at as "readAt",
           (select count(*)::integer from record_unfinished old where old.kind = known.kind) as unfinished
    from record_progress known`;
  return new Map(rows.map(({ kind, ...reached }) => [kind, reached]));
}
