import type { Done } from '#lib/game/overview/figures.ts';
import { sampleOf } from '#lib/game/overview/testing/sample.ts';

/** Kills, deaths and a place in the week, for descriptions. */
export const done = (kills: number, deaths: number, place: number | null = null): Done => ({
  sample: sampleOf(kills, deaths),
  places: { week: place === null ? null : { rank: place, sharedBy: 1, kills }, month: null },
});
