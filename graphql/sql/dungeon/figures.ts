import type { Database, Fragment } from '../engine/connection/database.ts';

/** Counts of sessions; durations in seconds, null without a clear that has one. */
export type Figures = Record<'sessions' | 'tries' | 'cleared' | 'timed', number> &
  Record<'lower' | 'median' | 'upper', number | null>;

/** The figures of a row of `dungeon_figures`, or of one that a left join did not find. */
export const figuresOf = (sql: Database): Fragment => sql`
  coalesce(sessions, 0) as sessions, coalesce(tries, 0) as tries, coalesce(cleared, 0) as cleared,
  coalesce(timed, 0) as timed, dungeon_seconds(lower) as lower, dungeon_seconds(median) as median,
  dungeon_seconds(upper) as upper`;
