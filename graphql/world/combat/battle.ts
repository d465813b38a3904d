import type { Character } from '#graphql/world/characters/characters.ts';
import type { BattleSpec, Sides } from './battle-plan.ts';
import type { Kill } from './kill.ts';

/** The outcome of a scenario. */
export interface Outcome {
  /** 0 for Order, 1 for Destruction, 2 for a draw. */
  readonly winner: 0 | 1 | 2;
  /** Points of Order, then of Destruction. */
  readonly points: readonly [order: number, destruction: number];
  /** True if the losing side gave up before the end. */
  readonly surrendered: boolean;
}

/**
 * A simulated battle with all its players, idle ones too, and its kills in the order of time.
 * Rows of kills, skirmishes, scenario records and scoreboards derive from it.
 */
export interface Battle {
  readonly spec: BattleSpec;
  readonly sides: Sides;
  readonly kills: readonly Kill[];
  /** Id of the scenario record; null in the open world. */
  readonly instanceId: string | null;
  /** Id of the skirmish record; null when there is none. */
  readonly skirmishId: string | null;
  readonly outcome: Outcome | null;
}

/** Everybody who killed, assisted or died in a battle. */
export function combatantsOf({ kills }: Pick<Battle, 'kills'>): Set<Character> {
  const combatants = new Set<Character>();
  for (const { victim, attacks } of kills) {
    combatants.add(victim);
    for (const { character } of attacks) combatants.add(character);
  }
  return combatants;
}
