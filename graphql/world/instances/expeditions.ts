import type { BattlePlan } from '#graphql/world/battle/battle-plan.ts';
import type { Population } from '#graphql/world/people/population.ts';
import { Random } from '#graphql/world/random.ts';
import type { WorldOptions } from '#graphql/world/world-table.ts';
import { Diary } from './diary.ts';
import { type RunPlan, type StagedRun, stageRun } from './instance-run.ts';
import { PartyCaller } from './party.ts';
import { createRunSchedule, type RunOutline } from './run-schedule.ts';

/** Beyond 32 bits, as the contract's ids may be. */
const FIRST_ATTEMPT_ID = 7_000_000_001;

/** Up to so many runs are kept in memory once they were played, beyond they are played again when asked for. */
const RUNS_TO_KEEP = 3000;

/** Every run of the record as plans that are small enough to keep. */
export class Expeditions {
  /** In the order of their start. */
  readonly plans: readonly RunPlan[];
  readonly #population: Population;
  readonly #kept: Map<RunPlan, StagedRun> | null;

  /** @param battles in the order of their start: who fights there goes on no run at that time */
  constructor(options: WorldOptions, population: Population, battles: readonly BattlePlan[]) {
    const caller = new PartyCaller(population, new Diary(battles));
    const outlines = createRunSchedule(options);
    const ids = attemptIds(outlines);
    this.#population = population;
    this.plans = outlines.map((outline) => planned(outline, caller, ids.get(outline) ?? []));
    this.#kept = this.plans.length <= RUNS_TO_KEEP ? new Map() : null;
  }

  stage(plan: RunPlan): StagedRun {
    const run = this.#kept?.get(plan) ?? stageRun(plan, this.#population);
    this.#kept?.set(plan, run);
    return run;
  }

  /** Every run in the order of its start, one at a time. */
  *runs(): Generator<StagedRun> {
    for (const plan of this.plans) yield this.stage(plan);
  }
}

/** Where nobody is free nobody fights. */
function planned(outline: RunOutline, caller: PartyCaller, attemptIds: readonly number[]): RunPlan {
  const party = caller.call(new Random(`${outline.stream}/party`), outline);
  if (party.length > 0) return { party, outline, attemptIds };
  return { party, outline: { ...outline, attempts: [], completed: false }, attemptIds: [] };
}

/** Numbers in the order of time over all runs. */
function attemptIds(outlines: readonly RunOutline[]): Map<RunOutline, number[]> {
  const all = outlines.flatMap((outline) => outline.attempts.map(({ start }) => ({ outline, start })));
  const ids = new Map<RunOutline, number[]>();
  for (const [index, { outline }] of all.sort((one, other) => one.start - other.start).entries()) {
    const own = ids.get(outline);
    if (own) own.push(FIRST_ATTEMPT_ID + index);
    else ids.set(outline, [FIRST_ATTEMPT_ID + index]);
  }
  return ids;
}
