import { rowTable, type WorldTable } from '#graphql/world/world-table.ts';

/** A season of the ranked ladders; times in epoch seconds. */
export interface Season {
  readonly id: number;
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** True for the season that counts today. */
  readonly main: boolean;
}

const DAY = 86_400;
const LENGTH = 90 * DAY;
const BREAK = 14 * DAY;

/** The current season began before the war window. */
const CURRENT_SEASON_AGE = 75 * DAY;

const NAMES = [
  'Season 1: The Iron Thaw',
  'Season 2: Ashes on the Wind',
  'Season 3: The Long Siege',
  'Season 4: Crowns of Ember',
];

/** Four seasons with breaks between them, the oldest first; the last one is current and the main one. */
export function createSeasons(now: number): Season[] {
  const today = now - (now % DAY);
  return NAMES.map((name, index) => {
    const age = NAMES.length - 1 - index;
    const start = today - CURRENT_SEASON_AGE - age * (LENGTH + BREAK);
    return { id: index + 1, name, start, end: start + LENGTH, main: age === 0 };
  });
}

export const seasonTable = (seasons: readonly Season[]): WorldTable =>
  rowTable(
    'ranked_season',
    'id name start_time end_time main_season',
    seasons.map(({ id, name, start, end, main }) => [id, name, start, end, main]),
  );
