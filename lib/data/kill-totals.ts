import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';

import { sampleKills } from './kill-samples.ts';

/** Total kills and deaths of a player or a guild. */
export interface KillTotals {
  readonly kills: number;
  readonly deaths: number;
}

/**
 * All kills and deaths of a player, or of a guild's members as it was at the time.
 * @throws ApiError
 */
export async function countFighterKills(whose: Fighter): Promise<Answer<KillTotals>> {
  return mapAnswer(await sampleKills(whose, new Date()), ({ kills, deaths }) => ({
    kills: kills.total,
    deaths: deaths.total,
  }));
}
