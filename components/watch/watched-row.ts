import type { Picture } from '../search/row-pictures.ts';

/** A row of the watch list. */
export interface WatchedRow {
  /** Such as `c12`, the character 12, or `g7`, the guild 7. */
  readonly id: string;
  readonly href: string;
  readonly name: string;
  /** Career, ranks and guild of a player; realm and level of a guild. */
  readonly detail: string;
  readonly picture: Picture;
  /** Epoch seconds of the newest kills and deaths, newest first. */
  readonly kills: readonly number[];
  readonly deaths: readonly number[];
}

/** The answer to the ids of a watch list. */
export interface WatchedRows {
  readonly rows: readonly WatchedRow[];
  /** Epoch seconds from which on all kills and deaths of the rows are in them; 0 where they have no others. */
  readonly completeSince: number;
  /** The id of the newest kill in them; null without any. */
  readonly newest: string | null;
}
