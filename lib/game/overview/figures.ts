import type { RatingFragment } from '#graphql/generated/documents.ts';
import { thousands, counted, ordinal } from '#lib/format/number.ts';
import type { KillSample } from './kill-sample.ts';

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

/** The numbers at the head of an overview. */
export interface Figures {
  readonly sample: KillSample;
  /** Null where the leaderboards cannot be had. */
  readonly places: BoardPlaces | null;
  /** Ratings of the newest season that a player is rated in; none for guilds. */
  readonly ratings: readonly RatingFragment[];
}

/** The figures that a description tells: kills, deaths and places. */
export type Done = Pick<Figures, 'sample' | 'places'>;

/**
 * Says of how many of the kills with a part in them one was the killer.
 * @example partWords(366, 194) // 'kills, 194 of them as killer'
 * @example partWords(1, 0) // 'kill, not as killer'
 */
export const partWords = (partIn: number, kills: number): string => {
  if (partIn === 1) return kills === 1 ? 'kill, as killer' : 'kill, not as killer';
  return `kills, ${thousands(kills)} of them as killer`;
};

/**
 * The most important figures in a few words, for descriptions.
 * @example figureWords(figures) // '69 kills, took part in 90, 38 deaths, 7th this week'
 */
export const figureWords = ({ sample, places }: Done): string =>
  sumWords(
    { kills: sample.kills.total, deaths: sample.deaths.total, partIn: sample.partIn },
    places ?? { week: null, month: null },
  );

/** The sums of a player or a guild as programs get them. */
export interface OverviewSums {
  readonly kills: number;
  readonly deaths: number;
  /** Kills with any part in them, as killer or by help; null where the API does not count them. */
  readonly partIn: number | null;
  readonly soloKills: number;
  readonly killsThisWeek: number;
  readonly deathsThisWeek: number;
  /** Null without a place on the leaderboard, and where the place cannot be loaded. */
  readonly placeThisWeek: number | null;
  readonly placeThisMonth: number | null;
  /** The number of newest kills from which prey is counted, and of newest deaths from which nemeses are. */
  readonly sampledKills: number;
  readonly sampledDeaths: number;
  /** The number of kills and deaths since the same moment from which zones, members and fought guilds are counted. */
  readonly comparedKills: number;
  readonly comparedDeaths: number;
  /** Those of them that happened in scenarios, which count for no zone. */
  readonly scenarioKills: number;
  readonly scenarioDeaths: number;
}

/** The sums that a picture of a player or a guild shows. */
export type FighterTotals = Pick<OverviewSums, 'kills' | 'deaths' | 'placeThisWeek'>;

/** Picks the sums out of the figures of an overview. */
export const overviewSums = ({ sample, places }: Figures): OverviewSums => ({
  kills: sample.kills.total,
  deaths: sample.deaths.total,
  partIn: sample.partIn,
  soloKills: sample.solo,
  killsThisWeek: sample.thisWeek.kills,
  deathsThisWeek: sample.thisWeek.deaths,
  placeThisWeek: places?.week?.rank ?? null,
  placeThisMonth: places?.month?.rank ?? null,
  sampledKills: sample.kills.counted,
  sampledDeaths: sample.deaths.counted,
  comparedKills: sample.both.kills.counted,
  comparedDeaths: sample.both.deaths.counted,
  scenarioKills: sample.inScenarios.kills,
  scenarioDeaths: sample.inScenarios.deaths,
});
