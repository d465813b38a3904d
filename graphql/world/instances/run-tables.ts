import { columnsOf } from '#graphql/world/columns.ts';
import type { WorldTable, WorldValue } from '#graphql/world/world-table.ts';
import type { Expeditions } from './expeditions.ts';
import type { Entry, StagedAttempt, StagedRun } from './instance-run.ts';

type Row = readonly WorldValue[];

const SCORE_COLUMNS =
  'position character_id guild_id level renown_rank archetype item_rating deaths damage kill_damage damage_received ' +
  'healing_self healing_others healing_received protection_self protection_others protection_received ' +
  'resurrections_done';

const SUMMARY_COLUMNS = 'entries deaths min_item_rating average_item_rating max_item_rating';

const scoreRow = (owner: string | number, position: number, entry: Entry): Row => [
  owner,
  position,
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

const scoreRows = (owner: string | number, entries: readonly Entry[]): Row[] =>
  entries.map((entry, position) => scoreRow(owner, position, entry));

/** What the row of a run repeats of its scoreboard. */
function summary(entries: readonly Entry[]): Row {
  const deaths = entries.reduce((sum, { score }) => sum + score.deaths, 0);
  const ratings = entries.map(({ itemRating }) => itemRating);
  if (ratings.length === 0) return [0, deaths, 0, 0, 0];
  const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  return [ratings.length, deaths, Math.min(...ratings), average, Math.max(...ratings)];
}

/** Start, end and duration in milliseconds: an end that is not known is 0 and makes no duration. */
const times = (start: number, end: number): Row => [start, end, start > 0 && end > 0 ? end - start : null];

function runRow({ outline, attempts, entries }: StagedRun): Row {
  const begun = outline.oddity !== 'never begun';
  const end = begun && outline.oddity !== 'end unknown' ? outline.end : 0;
  const won = new Set(attempts.flatMap(({ attempt }) => (attempt.won ? [attempt.encounterId] : [])));
  return [
    outline.id,
    outline.instance.id,
    ...times(begun ? outline.start : 0, end),
    outline.completed,
    won.size,
    ...summary(entries),
  ];
}

const attemptRow = ({ outline }: StagedRun, { id, attempt, entries }: StagedAttempt): Row => [
  id,
  outline.id,
  outline.instance.id,
  attempt.encounterId,
  ...times(attempt.start, attempt.isOpen ? 0 : attempt.end),
  attempt.won,
  ...summary(entries),
];

function* rowsOf(expeditions: Expeditions, write: (run: StagedRun) => Iterable<Row>): Generator<Row> {
  for (const run of expeditions.runs()) yield* write(run);
}

/** Runs, their fights, and the scoreboards of both. */
export const runTables = (expeditions: Expeditions): WorldTable[] => [
  {
    name: 'instance_run',
    columns: columnsOf(
      `id instance_id start_time end_time duration completed encounters_won ${SUMMARY_COLUMNS}`,
    ),
    rows: rowsOf(expeditions, (run) => [runRow(run)]),
  },
  {
    name: 'instance_encounter_run',
    columns: columnsOf(
      `id run_id instance_id encounter_id start_time end_time duration completed ${SUMMARY_COLUMNS}`,
    ),
    rows: rowsOf(expeditions, (run) => run.attempts.map((attempt) => attemptRow(run, attempt))),
  },
  {
    name: 'instance_run_score',
    columns: columnsOf(`run_id ${SCORE_COLUMNS}`),
    rows: rowsOf(expeditions, ({ outline, entries }) => scoreRows(outline.id, entries)),
  },
  {
    name: 'instance_encounter_run_score',
    columns: columnsOf(`encounter_run_id ${SCORE_COLUMNS}`),
    rows: rowsOf(expeditions, ({ attempts }) =>
      attempts.flatMap(({ id, entries }) => scoreRows(id, entries)),
    ),
  },
];
