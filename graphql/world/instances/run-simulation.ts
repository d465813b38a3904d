import { Random } from '#graphql/rules/random.ts';
import type { BattlePlan } from '#graphql/world/combat/battle.ts';
import type { Character } from '#graphql/world/characters/characters.ts';
import { type Population, snapshotAt } from '#graphql/world/population.ts';
import { addStats, NO_STATS } from '#graphql/world/scoreboards/scoreboard-tables.ts';
import type { WorldOptions } from '#graphql/world/world-table.ts';
import { type AttemptStats, attemptStats } from './attempt-stats.ts';
import type { Attempt } from './attempts.ts';
import { type Member, PartyBuilder } from './party.ts';
import { createRunSchedule, type RunSpec } from './run-schedule.ts';

/** A run with its party: everything that happens in it follows from these and the seed. */
export interface RunPlan {
  readonly spec: RunSpec;
  readonly party: readonly Member[];
  /** One for each attempt; they ascend with time over all runs. */
  readonly attemptIds: readonly number[];
}

/** A member as of the start of the run; the item rating as of the attempt, or of the end of the run. */
export interface RunEntry {
  readonly member: Member;
  readonly guildId: number | null;
  readonly level: number;
  readonly renownRank: number;
  readonly itemRating: number;
  readonly score: AttemptStats;
}

export interface SimulatedAttempt {
  readonly id: number;
  readonly attempt: Attempt;
  readonly entries: readonly RunEntry[];
}

export interface SimulatedRun {
  readonly spec: RunSpec;
  readonly attempts: readonly SimulatedAttempt[];
  /** The sums over all attempts; item ratings are the last ones. */
  readonly entries: readonly RunEntry[];
}

/** Chance of a member to find a better item after a victory. */
const UPGRADE_CHANCE = 0.15;

/** Grows with level, renown and, a little, with skill: about 750 at the end of both. */
const itemRatingOf = (
  { level, renownRank }: Pick<RunEntry, 'level' | 'renownRank'>,
  { skill }: Character,
): number => Math.round(level * 9 + renownRank * 5.5 + (skill - 0.6) * 60);

/** The same plan always gives the same run. */
function simulateRun({ spec, party, attemptIds }: RunPlan, population: Population): SimulatedRun {
  const random = new Random(`${spec.stream}/fights`);
  const totals = party.map((member) => {
    const snapshot = snapshotAt(population, member.character, Math.floor(spec.start / 1000));
    const itemRating = itemRatingOf(snapshot, member.character);
    return { member, ...snapshot, itemRating, score: { ...NO_STATS } };
  });
  const attempts = spec.attempts.map((attempt, index): SimulatedAttempt => {
    const present = totals.filter(({ member }) => index >= member.first && index < member.last);
    const scores = attemptStats(random, present.map(partyMemberOf), attempt);
    const entries = Array.from(present, (total, at) => ({ ...total, score: scores[at] ?? NO_STATS }));
    for (const [at, total] of present.entries()) {
      addStats(total.score, scores[at] ?? NO_STATS);
      if (attempt.won && random.chance(UPGRADE_CHANCE)) total.itemRating += random.int(3, 14);
    }
    return { id: attemptIds[index] ?? 0, attempt, entries };
  });
  return { spec, attempts, entries: totals };
}

const partyMemberOf = ({ member, level }: RunEntry) => ({
  archetype: member.archetype,
  strength: (0.2 + (level / 40) * 0.8) ** 1.5 * member.character.skill,
});

/** Beyond 32 bits, as the contract's ids may be. */
const FIRST_ATTEMPT_ID = 7_000_000_001;

/** Up to so many runs are cached; beyond that they are simulated on each request. */
const MAX_CACHED_RUNS = 3000;

/** All instance runs. Only their plans are kept; a run is simulated again, with the same result, on request. */
export class RunSimulation {
  /** The plans in the order of their start. */
  readonly plans: readonly RunPlan[];
  readonly #population: Population;
  readonly #cache: Map<RunPlan, SimulatedRun> | null;

  /** @param battles in the order of their start: nobody is in a battle and in a run at once */
  constructor(options: WorldOptions, population: Population, battles: readonly BattlePlan[]) {
    const builder = new PartyBuilder(population, battles);
    const specs = createRunSchedule(options);
    const ids = attemptIds(specs);
    this.#population = population;
    this.plans = specs.map((spec) => planOf(spec, builder, ids.get(spec) ?? []));
    this.#cache = this.plans.length <= MAX_CACHED_RUNS ? new Map() : null;
  }

  simulate(plan: RunPlan): SimulatedRun {
    const run = this.#cache?.get(plan) ?? simulateRun(plan, this.#population);
    this.#cache?.set(plan, run);
    return run;
  }

  /** Every run in the order of its start, one at a time. */
  *runs(): Generator<SimulatedRun> {
    for (const plan of this.plans) yield this.simulate(plan);
  }
}

/** Without players there are no attempts. */
function planOf(spec: RunSpec, builder: PartyBuilder, attemptIds: readonly number[]): RunPlan {
  const party = builder.build(new Random(`${spec.stream}/party`), spec);
  if (party.length > 0) return { party, spec, attemptIds };
  return { party, spec: { ...spec, attempts: [], completed: false }, attemptIds: [] };
}

/** Numbers in the order of time over all runs. */
function attemptIds(specs: readonly RunSpec[]): Map<RunSpec, number[]> {
  const ids = new Map(specs.map((spec): [RunSpec, number[]] => [spec, []]));
  const all = specs.flatMap((spec) => spec.attempts.map(({ start }) => ({ spec, start })));
  all.sort((one, other) => one.start - other.start);
  for (const [index, { spec }] of all.entries()) ids.get(spec)?.push(FIRST_ATTEMPT_ID + index);
  return ids;
}
