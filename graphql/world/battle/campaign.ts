import { Random } from '#graphql/world/random.ts';
import type { WorldOptions } from '#graphql/world/world-table.ts';
import type { Character } from '#graphql/world/people/characters.ts';
import type { Population } from '#graphql/world/people/population.ts';
import type { Areas } from '#graphql/world/places/areas.ts';
import type { Battle } from './battle.ts';
import type { BattlePlan, Fixture, Sides } from './battle-plan.ts';
import type { Rivalries } from './brawl.ts';
import { Muster } from './muster.ts';
import { bothWays, createRivalPairs, type RivalPair } from './rivalries.ts';
import { fightScenario } from './scenario-battle.ts';
import { createSchedule } from './schedule.ts';
import { fightAmbush, fightSkirmish } from './skirmish-battle.ts';

/** Share of the ambushes of the highest tier that are two old enemies looking for each other. */
const GRUDGES = 0.3;

/** Up to so many kills the battles are kept in memory (about 60 MB), beyond they are fought again when asked for. */
const KILLS_TO_KEEP = 100_000;

/** Two old enemies who look for each other, if this is such an ambush and both are free. */
function duelists(
  random: Random,
  muster: Muster,
  fixture: Fixture,
  pairs: readonly RivalPair[],
): Sides | null {
  if (fixture.kind !== 'ambush' || fixture.tier !== 4 || pairs.length === 0 || !random.chance(GRUDGES))
    return null;
  const { order, destruction } = random.pick(pairs);
  const sides = { ORDER: [order], DESTRUCTION: [destruction] };
  return muster.engage(fixture, sides) ? sides : null;
}

/**
 * The whole war as plans that are small enough to keep. The fights themselves are fought again, with the same
 * outcome, whenever somebody asks: so a million kills need no more memory than the plans do.
 */
export class Campaign {
  /** In the order of their start. */
  readonly plans: readonly BattlePlan[];
  readonly #rivalries: Rivalries;
  readonly #areas: Areas;
  /** Battles that were fought already, as long as the war is small enough to keep them. */
  readonly #kept: Map<BattlePlan, Battle> | null;

  constructor(options: WorldOptions, population: Population, areas: Areas) {
    this.#areas = areas;
    const pairs = createRivalPairs(options.seed, population.characters);
    this.#rivalries = bothWays(pairs);
    const muster = new Muster(population);
    this.plans = createSchedule(options, areas).flatMap((fixture, number) => {
      const random = new Random(`${options.seed}/muster/${number}`);
      const sides = duelists(random, muster, fixture, pairs) ?? muster.call(random, fixture);
      return sides ? [{ stream: `${options.seed}/battle/${number}`, fixture, sides }] : [];
    });
    const kills = this.plans.reduce((sum, { fixture }) => sum + fixture.kills, 0);
    this.#kept = kills <= KILLS_TO_KEEP ? new Map() : null;
  }

  /** Fights one battle; the same plan always gives the same battle. */
  fight(plan: BattlePlan): Battle {
    const battle = this.#kept?.get(plan) ?? this.#stage(plan);
    this.#kept?.set(plan, battle);
    return battle;
  }

  #stage(plan: BattlePlan): Battle {
    const { kind, area } = plan.fixture;
    if (kind === 'scenario') return fightScenario(plan, this.#rivalries, this.#areas.get(area.zone) ?? []);
    return kind === 'skirmish' ? fightSkirmish(plan, this.#rivalries) : fightAmbush(plan, this.#rivalries);
  }

  /** Every battle of the war in the order of their start, one at a time. */
  *battles(): Generator<Battle> {
    for (const plan of this.plans) yield this.fight(plan);
  }
}

/** Everybody who killed or fell in a battle. */
export function combatantsOf({ kills }: Battle): Set<Character> {
  const combatants = new Set<Character>();
  for (const { victim, attacks } of kills) {
    combatants.add(victim);
    for (const { character } of attacks) combatants.add(character);
  }
  return combatants;
}
