import type { Figures } from './figures.ts';

/** The sums of a player or a guild as programs get them. */
export interface OverviewSums {
  readonly kills: number;
  readonly deaths: number;
  readonly soloKills: number;
  readonly killsThisWeek: number;
  readonly deathsThisWeek: number;
  /** Null without a place on the leaderboard, and where the place cannot be loaded. */
  readonly placeThisWeek: number | null;
  readonly placeThisMonth: number | null;
  /** The number of newest kills and deaths from which nemesis, prey, zones and members are counted. */
  readonly sampledKills: number;
  readonly sampledDeaths: number;
}

/** The sums that a picture of a player or a guild shows. */
export type FighterTotals = Pick<OverviewSums, 'kills' | 'deaths' | 'placeThisWeek'>;

/** Picks the sums out of the figures of an overview. */
export const overviewSums = ({ sample, places }: Figures): OverviewSums => ({
  kills: sample.kills.total,
  deaths: sample.deaths.total,
  soloKills: sample.solo,
  killsThisWeek: sample.thisWeek.kills,
  deathsThisWeek: sample.thisWeek.deaths,
  placeThisWeek: places?.week?.rank ?? null,
  placeThisMonth: places?.month?.rank ?? null,
  sampledKills: sample.kills.counted,
  sampledDeaths: sample.deaths.counted,
});
