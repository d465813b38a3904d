import type { Done } from '#lib/game/overview/figures.ts';

/** Kills, deaths and a place in the week, for descriptions. */
export const done = (kills: number, deaths: number, place: number | null = null): Done => ({
  sample: {
    kills: { total: kills, rows: [] },
    deaths: { total: deaths, rows: [] },
    solo: 0,
    thisWeek: { kills: 0, deaths: 0 },
  },
  places: { week: place === null ? null : { rank: place, kills }, month: null },
});
