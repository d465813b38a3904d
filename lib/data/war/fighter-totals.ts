import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import { type FighterTotals, overviewSums } from '#lib/game/overview/figures.ts';

import { sampleKills } from './kill-samples.ts';
import { getFigures } from '../player/overviews.ts';

/** Sums up a player, or a guild's members as it was at the time, as the overview does. */
export async function getFighterTotals(whose: Fighter): Promise<Answer<FighterTotals>> {
  const now = new Date();
  return mapAnswer(await getFigures(whose, sampleKills(whose, now), now), overviewSums);
}
