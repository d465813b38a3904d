import type { BattlePlan } from '#graphql/world/combat/battle.ts';
import type { Population } from '#graphql/world/population.ts';
import { Random } from '#graphql/world/random.ts';
import type { WorldOptions } from '#graphql/world/world-table.ts';
import { Availability } from './availability.ts';
import { type RunPlan, type SimulatedRun, simulateRun } from './simulate-run.ts';
import { PartyBuilder } from './party.ts';
import { createRunSchedule, type RunSpec } from './run-schedule.ts';

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
    const builder = new PartyBuilder(population, new Availability(battles));
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
