import { Random } from '#graphql/rules/random.ts';
import type { WorldOptions } from '#graphql/world/world-table.ts';
import type { Population } from '#graphql/world/population.ts';
import type { Areas } from '#graphql/world/zones/areas.ts';
import type { Battle, BattlePlan, BattleSpec, Sides } from './battle.ts';
import { Roster } from './roster.ts';
import { createRivalPairs, type Rivalries, rivalMap, type RivalPair } from './rivalries.ts';
import { createSchedule } from './schedule.ts';
import { simulateBattle } from './simulate-battle.ts';
import type { Character, Realm } from '#graphql/world/characters/characters.ts';

/** Skirmishes with so many kills are fought on after a pause, more often than not. */
const GREAT = 18;
const SEQUEL_SHARE = 0.6;
/** The share of a side that fights on. */
const STAYING = 0.85;

/** Skirmishes that follow greater ones at the same place with most of the same players, in the order of their start. */
class Sequels {
  readonly #roster: Roster;
  readonly #until: number;
  #waiting: BattlePlan[] = [];

  /** `until`: the end of the war in epoch seconds. */
  constructor(roster: Roster, until: number) {
    this.#roster = roster;
    this.#until = until;
  }

  /** Plans what follows a battle, as its players are then. */
  follow(plan: BattlePlan): void {
    const { spec, stream } = plan;
    const random = new Random(`${stream}/sequel`);
    if (spec.kind !== 'skirmish' || spec.kills < GREAT || !random.chance(SEQUEL_SHARE)) return;
    const start = spec.end + random.int(200, 800);
    const end = start + Math.round((spec.end - spec.start) * random.between(0.5, 1));
    const kills = Math.round(spec.kills * random.between(0.25, 0.5));
    if (end > this.#until) return;
    const staying = (realm: Realm): readonly Character[] =>
      plan.sides[realm].filter(() => random.chance(STAYING));
    const sides = { ORDER: staying('ORDER'), DESTRUCTION: staying('DESTRUCTION') };
    this.#waiting.push({ stream: `${stream}/again`, spec: { ...spec, start, end, kills }, sides });
    this.#waiting.sort((one, other) => one.spec.start - other.spec.start);
  }

  /** Takes those that start before a time, without players who are elsewhere, and plans what follows them. */
  takeBefore(time: number): BattlePlan[] {
    const taken: BattlePlan[] = [];
    for (let [next] = this.#waiting; next && next.spec.start < time; [next] = this.#waiting) {
      this.#waiting.shift();
      const sides = this.#roster.reserveFree(next.spec, next.sides);
      if (!sides) continue;
      const plan = { ...next, sides };
      taken.push(plan);
      this.follow(plan);
    }
    return taken;
  }
}

/** Share of the ambushes of the highest tier that are a duel of two rivals. */
const RIVAL_DUEL_SHARE = 0.3;

/** Up to so many kills the battles are cached (about 60 MB); beyond that they are simulated on each request. */
const MAX_CACHED_KILLS = 100_000;

/** Both sides of a duel of rivals, if the ambush is one and both players are available. */
function duelSides(
  random: Random,
  roster: Roster,
  spec: BattleSpec,
  pairs: readonly RivalPair[],
): Sides | null {
  if (spec.kind !== 'ambush' || spec.tier !== 4 || pairs.length === 0 || !random.chance(RIVAL_DUEL_SHARE))
    return null;
  const [order, destruction] = random.pick(pairs);
  const sides = { ORDER: [order], DESTRUCTION: [destruction] };
  return roster.reserve(spec, sides) ? sides : null;
}

/**
 * All battles of the war. Only their plans are kept; a battle is simulated again on demand, with the same result, so
 * that a million kills need no more memory than the plans do.
 */
export class BattleSimulation {
  /** The plans in the order of their start. */
  readonly plans: readonly BattlePlan[];
  readonly #rivalries: Rivalries;
  readonly #areas: Areas;
  /** Null where the war is too big to cache. */
  readonly #cache: Map<BattlePlan, Battle> | null;

  constructor(options: WorldOptions, population: Population, areas: Areas) {
    this.#areas = areas;
    const pairs = createRivalPairs(options.seed, population.characters);
    this.#rivalries = rivalMap(pairs);
    const roster = new Roster(population);
    const sequels = new Sequels(roster, options.now);
    const plans = createSchedule(options, areas).flatMap((spec, index) => {
      const earlier = sequels.takeBefore(spec.start);
      const random = new Random(`${options.seed}/muster/${index}`);
      const sides = duelSides(random, roster, spec, pairs) ?? roster.assign(random, spec);
      if (!sides) return earlier;
      const plan = { stream: `${options.seed}/battle/${index}`, spec, sides };
      sequels.follow(plan);
      earlier.push(plan);
      return earlier;
    });
    this.plans = [...plans, ...sequels.takeBefore(options.now)];
    const kills = this.plans.reduce((sum, { spec }) => sum + spec.kills, 0);
    this.#cache = kills <= MAX_CACHED_KILLS ? new Map() : null;
  }

  /** The same plan always gives the same battle. */
  simulate(plan: BattlePlan): Battle {
    const battle = this.#cache?.get(plan) ?? simulateBattle(plan, this.#rivalries, this.#areas);
    this.#cache?.set(plan, battle);
    return battle;
  }

  /** Every battle of the war, or of some kinds, in the order of their start, one at a time. */
  *battles(kinds?: readonly BattleSpec['kind'][]): Generator<Battle> {
    for (const plan of this.plans) {
      if (!kinds || kinds.includes(plan.spec.kind)) yield this.simulate(plan);
    }
  }
}
