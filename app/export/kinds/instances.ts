import * as documents from '#graphql/generated/documents.ts';
import { mapAnswer } from '#lib/api/answer.ts';
import * as data from '#lib/data/instance/instance-runs.ts';
import { getLatestRuns, listEncounterStatistics } from '#lib/data/instance/instance-statistics.ts';
import { INSTANCE, listInstances } from '#lib/data/instance/instances.ts';
import { getRunSample, sampleFilteredRuns } from '#lib/data/instance/run-samples.ts';
import { SESSION_COLUMNS } from '#lib/exports/columns/dungeon-columns.ts';
import * as columns from '#lib/exports/columns/run-columns.ts';
import { PARTY_SCORE_COLUMNS, sortedScores } from '#lib/exports/columns/score-columns.ts';
import { runEntries, sessionEntries } from '#lib/exports/feeds/battle-feeds.ts';
import { NO_RECORD, pageExports } from '#lib/exports/page-exports.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import { INTEGER, list as listOf, nullable, object, optional, TEXT } from '#lib/exports/shapes/shape.ts';
import { instanceRunBlock, tryBlock } from '#lib/exports/text/battle-blocks.ts';
import { isTimed } from '#lib/game/instances/encounters.ts';
import { FASTEST_RUNS, fastestRuns } from '#lib/game/instances/fastest-runs.ts';
import { triesOf } from '#lib/game/instances/tries.ts';
import { previewOfInstance, previewOfRun, previewOfTry } from '#lib/preview/kinds/preview-of-run.ts';
import { withStanding } from '#lib/preview/with-standing.ts';
import { parseFilter } from '#lib/url/filter/filter.ts';
import { instanceRunWhere, RUN_FILTER, STATISTICS_FILTER } from '#lib/url/filter/instance-filter.ts';
import { INSTANCE_FILTER } from '#lib/url/filter/name-filter.ts';

export const INSTANCES_EXPORTS = pageExports('/instances', 'Dungeons', {
  filter: INSTANCE_FILTER,
  ...NO_RECORD,
  load: (_, { list }) => ({ instances: () => listInstances(list) }),
  parts: { instances: nullable(fragment(documents.InstancePageFragmentDoc)) },
  tables: (table) => ({ instances: table('Dungeons', columns.INSTANCE_COLUMNS, 'instances') }),
});

/** The source, record and parts that the page of a dungeon shares with that of its statistics. */
const OF_INSTANCE = {
  source: INSTANCE,
  record: fragment(documents.InstanceRowFragmentDoc),
  parts: {
    statistics: listOf(
      object({
        encounter: object({ id: TEXT, name: nullable(TEXT) }),
        tries: INTEGER,
        totals: fragment(documents.EncounterTotalsFragmentDoc),
      }),
    ),
    latest: nullable(fragment(documents.InstanceRunPageFragmentDoc)),
  },
};

const loadInstance = (
  instance: documents.InstanceRowFragment,
  filter = parseFilter(STATISTICS_FILTER, {}),
) => ({
  statistics: () => listEncounterStatistics(instance, filter),
  latest: () => getLatestRuns(instance.id),
  sample: () => getRunSample(instanceRunWhere(instance.id)),
});

export const INSTANCE_EXPORTS = pageExports('/instance/{id}', 'A dungeon', {
  ...OF_INSTANCE,
  load: (instance) => loadInstance(instance),
  tables: (table) => ({
    encounters: table('Encounters', columns.ENCOUNTER_COLUMNS, 'statistics'),
    fastestRuns: table('Fastest runs', columns.SHORT_RUN_COLUMNS, async ({ part }) =>
      fastestRuns((await part('sample'))?.runs ?? [], FASTEST_RUNS),
    ),
    latestRuns: table('Latest runs', columns.SHORT_RUN_COLUMNS, 'latest.nodes'),
    durations: columns.durationTable(),
    itemRatings: columns.ratingTable(),
  }),
  preview: async ({ record, part }) => previewOfInstance(record, await part('latest'), await part('sample')),
});

export const STATISTICS_EXPORTS = pageExports('/instance-statistics/{id}', 'Statistics of a dungeon', {
  filter: STATISTICS_FILTER,
  ...OF_INSTANCE,
  load: (instance, { list }) => loadInstance(instance, list.values),
  tables: (table) => ({
    encounters: table('Encounters', columns.ENCOUNTER_COLUMNS, async ({ part }) =>
      (await part('statistics')).filter(({ totals }) => isTimed(totals)),
    ),
  }),
  preview: async ({ record, part }) => previewOfInstance(record, await part('latest'), await part('sample')),
});

export const RUNS_EXPORTS = pageExports('/instance-runs', 'Dungeon runs', {
  filter: RUN_FILTER,
  ...NO_RECORD,
  load: (_, { list, size }) => ({
    runs: () => data.listInstanceRuns(list, size),
    sessions: async () =>
      mapAnswer(await data.listRunsOrSessions(list, size), (found) => found?.sessions?.found ?? null),
    sample: () => sampleFilteredRuns(list),
  }),
  parts: {
    runs: nullable(fragment(documents.InstanceRunPageFragmentDoc)),
    sessions: nullable(fragment(documents.SessionListingFragmentDoc)),
  },
  tables: (table) => ({
    runs: table('Dungeon runs', columns.RUN_COLUMNS, 'runs'),
    sessions: table('Sessions', SESSION_COLUMNS, 'sessions.dungeonSessions'),
    durations: columns.durationTable(),
    itemRatings: columns.ratingTable((query) => parseFilter(RUN_FILTER, query).instance === 'all'),
  }),
  feed: {
    label: 'Dungeon runs',
    entries: async ({ query, part }) =>
      parseFilter(RUN_FILTER, query).view === 'sessions'
        ? sessionEntries((await part('sessions'))?.dungeonSessions ?? null)
        : runEntries(await part('runs')),
  },
});

export const RUN_EXPORTS = pageExports('/instance-run/{id}', 'A dungeon run', {
  source: data.INSTANCE_RUN,
  record: fragment(documents.InstanceRunDetailsFragmentDoc),
  load: (run, { id }) => ({
    scores: () => data.listRunScores(id),
    sample: () => getRunSample(instanceRunWhere(run.instance.id)),
  }),
  parts: { scores: nullable(listOf(fragment(documents.InstanceScoreFragmentDoc))) },
  tables: (table) => ({
    encounters: table('Encounters', columns.TRY_COLUMNS, ({ record }) => triesOf(record.encounters)),
    scoreboard: table('Scoreboard', PARTY_SCORE_COLUMNS, async ({ part, query }) =>
      sortedScores((await part('scores')) ?? [], query),
    ),
    durations: columns.durationTable(),
  }),
  text: async ({ record, query, part }) =>
    instanceRunBlock(record, sortedScores((await part('scores')) ?? [], query), query),
  preview: ({ record, query, part }) => withStanding(previewOfRun(record), query, () => part('scores')),
});

/** A try at an encounter, as the run counts it. */
const TRY = object({
  attempt: fragment(documents.EncounterRunRowFragmentDoc),
  name: TEXT,
  number: INTEGER,
  total: INTEGER,
});

export const ENCOUNTER_RUN_EXPORTS = pageExports(
  '/instance-run/{id}/{encounterRunId}',
  'A try at an encounter',
  {
    source: data.ENCOUNTER_RUN,
    record: object({
      run: fragment(documents.InstanceRunDetailsFragmentDoc),
      current: TRY,
      previous: optional(TRY),
      next: optional(TRY),
    }),
    load: (_, { id: { id } }) => ({ scores: () => data.listEncounterScores(id) }),
    parts: { scores: nullable(listOf(fragment(documents.EncounterScoreFragmentDoc))) },
    tables: (table) => ({
      scoreboard: table('Scoreboard', PARTY_SCORE_COLUMNS, async ({ part, query }) =>
        sortedScores((await part('scores')) ?? [], query),
      ),
    }),
    text: async ({ record, query, part }) =>
      tryBlock(record, sortedScores((await part('scores')) ?? [], query), query),
    preview: ({ record: { run, current } }) => previewOfTry(run, current),
  },
);

export const INSTANCE_KINDS = [
  INSTANCES_EXPORTS,
  INSTANCE_EXPORTS,
  STATISTICS_EXPORTS,
  RUNS_EXPORTS,
  RUN_EXPORTS,
  ENCOUNTER_RUN_EXPORTS,
];
