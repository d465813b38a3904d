import { counted, thousands } from '#lib/format/number.ts';
import { ordinal } from '#lib/format/ordinal.ts';

/** A place on a leaderboard. */
export interface BoardPlace {
  readonly rank: number;
  /** The number of those with it; not a number where it is not known. */
  readonly sharedBy: number;
  readonly kills: number;
}

/** The places on the leaderboards of this week and this month; null without a place. */
export interface BoardPlaces {
  readonly week: BoardPlace | null;
  readonly month: BoardPlace | null;
}

interface Sums {
  readonly kills: number;
  readonly deaths: number;
  /** Kills with any part in them; null where they are not counted. */
  readonly partIn: number | null;
}

/**
 * Sums up kills, deaths and the best place in a few words, for descriptions: the week's, else the month's.
 * @example sumWords({ kills: 69, deaths: 38, partIn: 90 }, { week: { rank: 7, kills: 9 }, month: null })
 * // '69 kills, took part in 90, 38 deaths, 7th this week'
 */
export function sumWords({ kills, deaths, partIn }: Sums, { week, month }: BoardPlaces): string {
  const place = week ? `${ordinal(week.rank)} this week` : month ? `${ordinal(month.rank)} this month` : null;
  return [
    counted(kills, 'kill'),
    partIn !== null && partIn > kills && `took part in ${thousands(partIn)}`,
    counted(deaths, 'death'),
    place,
  ]
    .filter(Boolean)
    .join(', ');
}
