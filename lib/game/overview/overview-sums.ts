import type { Figures } from './figures.ts';

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
