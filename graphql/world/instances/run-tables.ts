import type { BattlePlan } from '#graphql/world/combat/battle.ts';
import type { Population } from '#graphql/world/population.ts';
import {
  flatMapped,
  recordTable,
  type TableName,
  type WorldOptions,
  type WorldTable,
} from '#graphql/world/world-table.ts';
import { type RunEntry, RunSimulation, type SimulatedAttempt, type SimulatedRun } from './run-simulation.ts';

/** The scoreboard of a run or an attempt. @param owner names the field for its id */
const scoresOf = (owner: string, id: string | number, entries: readonly RunEntry[]) =>
  entries.map((entry, position) => [{ [owner]: id, position }, entry, entry.member, entry.score]);

/** The fields of a run that summarise its scoreboard. */
function summary(entries: readonly RunEntry[]) {
  const ratings = entries.map(({ itemRating }) => itemRating);
  return {
    entries: ratings.length,
    deaths: entries.reduce((sum, { score }) => sum + score.deaths, 0),
    minItemRating: ratings.length && Math.min(...ratings),
    averageItemRating: ratings.length && ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length,
    maxItemRating: ratings.length && Math.max(...ratings),
  };
}

/** Start, end and duration in milliseconds: an end that is not known is 0 and makes no duration. */
const times = (startTime: number, endTime: number) => ({
  startTime,
  endTime,
  duration: startTime > 0 && endTime > 0 ? endTime - startTime : null,
});

function runRecord({ spec, attempts, entries }: SimulatedRun) {
  const isStarted = spec.edgeCase !== 'not started';
  const end = isStarted && spec.edgeCase !== 'end unknown' ? spec.end : 0;
  const won = new Set(attempts.flatMap(({ attempt }) => (attempt.won ? [attempt.encounterId] : [])));
  return [times(isStarted ? spec.start : 0, end), spec, { encountersWon: won.size }, summary(entries)];
}

const attemptRecord = (run: SimulatedRun, { id, attempt, entries }: SimulatedAttempt) => {
  const { encounterId, start, end, won: completed, isEndUnknown } = attempt;
  const { instance } = run.spec;
  return [
    { id, run: run.spec, instance, encounterId, completed },
    times(start, isEndUnknown ? 0 : end),
    summary(entries),
  ];
};

/** Every run of the instances, by people who are in no battle at that time: fights, and the scoreboards of both. */
export function runTables(
  options: WorldOptions,
  population: Population,
  battles: readonly BattlePlan[],
): WorldTable[] {
  const simulation = new RunSimulation(options, population, battles);
  const table = <Entry extends object>(name: TableName, recordsOf: (run: SimulatedRun) => readonly Entry[]) =>
    recordTable(name, flatMapped(simulation.runs(), recordsOf));
  return [
    table('instance_run', (run) => [runRecord(run)]),
    table('instance_encounter_run', (run) => run.attempts.map((attempt) => attemptRecord(run, attempt))),
    table('instance_run_score', ({ spec, entries }) => scoresOf('runId', spec.id, entries)),
    table('instance_encounter_run_score', ({ attempts }) =>
      attempts.flatMap(({ id, entries }) => scoresOf('encounterRunId', id, entries)),
    ),
  ];
}
