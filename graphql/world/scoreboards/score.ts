import type { Character } from '#graphql/world/characters/characters.ts';
import type { CombatStats } from './combat-stats.ts';
import type { KillCounts } from './kill-counts.ts';

/** One player's row of a scoreboard. */
export interface Score extends KillCounts, CombatStats {
  readonly character: Character;
  /** 0 for an idle player, around 1 for others. */
  readonly activity: number;
}
