import type { Database } from '../engine/connection/database.ts';

/** A window of time whose rows are lost, in part or all of them, in epoch seconds. */
export interface LostWindow {
  readonly since: number;
  readonly until: number;
  /** True where none of its rows could be read. */
  readonly isUnread: boolean;
}

/** One that waits to be asked for again. */
export interface Unfinished extends LostWindow {
  /** The number of times that it was asked for again in vain. */
  readonly failures: number;
}

/** Takes out the window of a kind that has waited longest to be asked for again; undefined where none is due. */
export async function dueUnfinished(
  sql: Database,
  kind: string,
  now: number,
): Promise<Unfinished | undefined> {
  const [due] = await sql<Unfinished[]>`
    /* dueUnfinished */
    select since, until, is_unread as "isUnread", failures from record_unfinished
    where kind = ${kind} and next_at <= ${now} order by next_at, since limit 1`;
  return due;
}

/** Reads the windows of a kind of which nothing could be read, from some second on, in their order. */
export const unreadWindows = (sql: Database, kind: string, since: number): Promise<readonly LostWindow[]> =>
  sql<LostWindow[]>`
    /* unreadWindows */
    select since, until, is_unread as "isUnread" from record_unfinished
    where kind = ${kind} and is_unread and until > ${since} order by since`;

/** Reads the windows of all kinds of which some or all is lost, in their order. */
export const allUnfinished = (sql: Database): Promise<readonly (LostWindow & { readonly kind: string })[]> =>
  sql<(LostWindow & { kind: string })[]>`
    /* allUnfinished */
    select kind, since, until, is_unread as "isUnread" from record_unfinished order by kind, since, until`;

/** Notes what of a window is still lost. @param next epoch seconds when that is asked for again */
export async function postponeUnfinished(
  sql: Database,
  kind: string,
  { since, until }: LostWindow,
  lost: readonly LostWindow[],
  next: number,
): Promise<void> {
  await sql`
    /* postponeUnfinished */
    select postpone_unfinished(${kind}, ${since}, ${until}, ${JSON.stringify(lost)}::text::jsonb, ${next})`;
}

/** Forgets what has been lost since before a time. @returns its windows */
export const giveUpUnfinished = (
  sql: Database,
  kind: string,
  before: number,
): Promise<readonly LostWindow[]> =>
  sql<LostWindow[]>`
    /* giveUpUnfinished */
    delete from record_unfinished where kind = ${kind} and first_seen < ${before}
    returning since, until, is_unread as "isUnread"`;
