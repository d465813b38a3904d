import { columnsOf } from '#graphql/world/columns.ts';
import type { WorldTable, WorldValue } from '#graphql/world/world-table.ts';
import type { RunSimulation } from './run-simulation.ts';
import type { RunEntry, SimulatedAttempt, SimulatedRun } from './simulate-run.ts';

type Row = readonly WorldValue[];

const SCORE_COLUMNS =
  'position character_id guild_id level renown_rank archetype item_rating deaths damage kill_damage damage_received ' +
  'healing_self healing_others healing_received protection_self protection_others protection_received ' +
  'resurrections_done';

const SUMMARY_COLUMNS = 'entries deaths min_item_rating average_item_rating max_item_rating';

const scoreRow = (owner: string | number, index: number, entry: RunEntry): Row => [
  owner,
  index,
  entry.member.character.id,
  entry.guild?.id ?? null,
  entry.level,
  entry.renownRank,
  entry.member.archetype,
  entry.itemRating,
  entry.score.deaths,
  entry.score.damage,
  entry.score.killDamage,
  entry.score.damageReceived,
  entry.score.healingSelf,
  entry.score.healingOthers,
  entry.score.healingReceived,
  entry.score.protectionSelf,
  entry.score.protectionOthers,
  entry.score.protectionReceived,
  entry.score.resurrectionsDone,
];

const scoreRows = (owner: string | number, entries: readonly RunEntry[]): Row[] =>
  entries.map((entry, index) => scoreRow(owner, index, entry));

/** Returns the columns of a run that summarise its scoreboard. */
function summary(entries: readonly RunEntry[]): Row {
  const deaths = entries.reduce((sum, { score }) => sum + score.deaths, 0);
  const ratings = entries.map(({ itemRating }) => itemRating);
  if (ratings.length === 0) return [0, deaths, 0, 0, 0];
  const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  return [ratings.length, deaths, Math.min(...ratings), average, Math.max(...ratings)];
}

/** Start, end and duration in milliseconds: an end that is not known is 0 and makes no duration. */
const times = (start: number, end: number): Row => [start, end, start > 0 && end > 0 ? end - start : null];

function runRow({ spec, attempts, entries }: SimulatedRun): Row {
  const isStarted = spec.edgeCase !== 'not started';
  const end = isStarted && spec.edgeCase !== 'end unknown' ? spec.end : 0;
  const won = new Set(attempts.flatMap(({ attempt }) => (attempt.won ? [attempt.encounterId] : [])));
  return [
    spec.id,
    spec.instance.id,
    ...times(isStarted ? spec.start : 0, end),
    spec.completed,
    won.size,
    ...summary(entries),
  ];
}

const attemptRow = ({ spec }: SimulatedRun, { id, attempt, entries }: SimulatedAttempt): Row => [
  id,
  spec.id,
  spec.instance.id,
  attempt.encounterId,
  ...times(attempt.start, attempt.isEndUnknown ? 0 : attempt.end),
  attempt.won,
  ...summary(entries),
];

function* rowsOf(simulation: RunSimulation, write: (run: SimulatedRun) => Iterable<Row>): Generator<Row> {
  for (const run of simulation.runs()) yield* write(run);
}

/** Runs, their fights, and the scoreboards of both. */
export const runTables = (simulation: RunSimulation): WorldTable[] => [
  {
    name: 'instance_run',
    columns: columnsOf(
      `id instance_id start_time end_time duration completed encounters_won ${SUMMARY_COLUMNS}`,
    ),
    rows: rowsOf(simulation, (run) => [runRow(run)]),
  },
  {
    name: 'instance_encounter_run',
    columns: columnsOf(
      `id run_id instance_id encounter_id start_time end_time duration completed ${SUMMARY_COLUMNS}`,
    ),
    rows: rowsOf(simulation, (run) => run.attempts.map((attempt) => attemptRow(run, attempt))),
  },
  {
    name: 'instance_run_score',
    columns: columnsOf(`run_id ${SCORE_COLUMNS}`),
    rows: rowsOf(simulation, ({ spec, entries }) => scoreRows(spec.id, entries)),
  },
  {
    name: 'instance_encounter_run_score',
    columns: columnsOf(`encounter_run_id ${SCORE_COLUMNS}`),
    rows: rowsOf(simulation, ({ attempts }) => attempts.flatMap(({ id, entries }) => scoreRows(id, entries))),
  },
];
