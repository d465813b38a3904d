import type { KillSample } from '../kill-sample.ts';

/** The most kills or deaths that are counted. */
const COUNTED = 100;

const counts = (kills: number, deaths: number) => ({
  kills: { total: kills, counted: Math.min(COUNTED, kills) },
  deaths: { total: deaths, counted: Math.min(COUNTED, deaths) },
});

/** So many kills and deaths, of which the newest hundred are counted, without rankings. */
export const sampleOf = (kills: number, deaths: number, others: Partial<KillSample> = {}): KillSample => ({
  ...counts(kills, deaths),
  both: counts(kills, deaths),
  inScenarios: { kills: 0, deaths: 0 },
  partIn: null,
  solo: 0,
  thisWeek: { kills: 0, deaths: 0 },
  killsThisMonth: 0,
  killers: [],
  victims: [],
  members: [],
  guilds: [],
  zones: [],
  activeDays: [],
  records: null,
  ...others,
});
