import * as documents from '#graphql/generated/documents.ts';
import { mapAnswer } from '#lib/api/answer.ts';
import * as data from '#lib/data/instance/instance-runs.ts';
import { getLatestRuns, listEncounterStatistics } from '#lib/data/instance/instance-statistics.ts';
import { INSTANCE, listInstances } from '#lib/data/instance/instances.ts';
import { getRunSample, sampleFilteredRuns } from '#lib/data/instance/run-samples.ts';
import {
  DURATION_COLUMNS,
  ENCOUNTER_COLUMNS,
  INSTANCE_COLUMNS,
  RATING_BAND_COLUMNS,
  RUN_COLUMNS,
  SHORT_RUN_COLUMNS,
  TRY_COLUMNS,
} from '#lib/exports/columns/run-columns.ts';
import { PARTY_SCORE_COLUMNS } from '#lib/exports/columns/score-columns.ts';
import { SESSION_COLUMNS } from '#lib/exports/columns/session-columns.ts';
import { sortedScores } from '#lib/exports/sorted-scores.ts';
import { runEntry, sessionEntry } from '#lib/exports/feeds/battle-feeds.ts';
import { newestEntries } from '#lib/exports/feeds/export-feed.ts';
import { type Asked, listExports, pageExports } from '#lib/exports/page-exports.ts';
import { INTEGER, list as listOf, nullable, object, optional, TEXT } from '#lib/exports/shapes/shape.ts';
import { scoreTable } from '#lib/exports/text/score-table.ts';
import type { TextBlock } from '#lib/exports/text/text-block.ts';
import { counted } from '#lib/format/number.ts';
import { durationDistribution, FEWEST_RUNS, timedRuns } from '#lib/game/instances/duration-distribution.ts';
import { isTimed } from '#lib/game/instances/encounters.ts';
import { FASTEST_RUNS, fastestRuns } from '#lib/game/instances/fastest-runs.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import * as party from '#lib/game/instances/party.ts';
import { medianOf, ratedRuns, ratingBands } from '#lib/game/instances/rating-relation.ts';
import type { RunSample } from '#lib/game/instances/run-sample.ts';
import * as tries from '#lib/game/instances/tries.ts';
import { wonWords } from '#lib/game/instances/won-words.ts';
import { previewOfInstance, previewOfRun, previewOfTry } from '#lib/preview/kinds/preview-of-run.ts';
import { withStanding } from '#lib/preview/with-standing.ts';
import { dated } from '#lib/seo/record-names.ts';
import { parseFilter } from '#lib/url/filter/filter.ts';
import { instanceRunWhere, RUN_FILTER, STATISTICS_FILTER } from '#lib/url/filter/instance-filter.ts';
import { INSTANCE_FILTER } from '#lib/url/filter/name-filter.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

/** The plot of durations as rows; none for too few runs to tell. */
const durations = (sample: RunSample | null) => durationDistribution(timedRuns(sample?.runs ?? []))?.bins;

/**
 * The plot of item ratings and durations as rows; none for too few runs to compare.
 * @param isMixed if the runs may be of several instances, which have no common median
 */
function ratings(sample: RunSample | null, isMixed = false) {
  const points = ratedRuns(sample?.runs ?? []);
  const bands = points.length < FEWEST_RUNS ? [] : ratingBands(points);
  return bands.map((band) => ({ band, median: isMixed ? null : medianOf(band) }));
}

export const INSTANCES_EXPORTS = listExports('/instances', 'Wings and instances', {
  filter: INSTANCE_FILTER,
  parts: (part) => ({
    instances: part(({ list }) => listInstances(list)).json(nullable(documents.InstancePageFragmentDoc)),
  }),
  tables: (table) => ({
    instances: table('Wings and instances', ({ part }) => part('instances'), INSTANCE_COLUMNS),
  }),
});

const PARTY_KEYS = ['itemRating', 'deaths', 'damage', 'healing', 'protection'] as const;

/** @param won the encounters that a run has won, in words */
function partyBlock(
  name: string,
  course: Parameters<typeof tries.shortRunDuration>[0] & { readonly completed: boolean },
  won: readonly string[],
  scores: readonly (documents.InstanceScoreFragment | documents.EncounterScoreFragment)[],
  query: SearchParams,
): TextBlock {
  const players = party.membersOf(scores).length;
  return {
    title: dated(name, tries.knownMoment(course.start) ?? '', 'minute'),
    facts: [
      course.completed ? 'Completed' : 'Not completed',
      ...won,
      tries.shortRunDuration(course),
      counted(players, 'player'),
      counted(party.totalDeaths(scores), 'death'),
    ].join(' · '),
    ...scoreTable(scores, {
      keys: PARTY_KEYS,
      sortKeys: [...PARTY_KEYS, 'career', 'guild', 'level'],
      query,
    }),
  };
}

const RUN_PAGE = nullable(documents.InstanceRunPageFragmentDoc);

const OF_INSTANCE = { source: INSTANCE, record: documents.InstanceRowFragmentDoc };

const STATISTICS = listOf(
  object({
    encounter: object({ id: TEXT, name: nullable(TEXT) }),
    tries: INTEGER,
    totals: documents.EncounterTotalsFragmentDoc,
  }),
);

const sampleOf = (instanceId: string) => getRunSample(instanceRunWhere(instanceId));

const instancePreview = async ({ record, read }: Asked<documents.InstanceRowFragment, unknown>) =>
  previewOfInstance(record, await read(getLatestRuns(record.id)), await read(sampleOf(record.id)));

export const INSTANCE_EXPORTS = pageExports('/instance/{id}', 'A dungeon', {
  ...OF_INSTANCE,
  parts: (part) => ({
    statistics: part(({ record }) =>
      listEncounterStatistics(record, parseFilter(STATISTICS_FILTER, {})),
    ).json(STATISTICS),
    latest: part(({ record }) => getLatestRuns(record.id)).json(RUN_PAGE),
    sample: part(({ record }) => sampleOf(record.id)),
  }),
  tables: (table) => ({
    encounters: table('Encounters', ({ part }) => part('statistics'), ENCOUNTER_COLUMNS),
    fastestRuns: table(
      'Fastest runs',
      async ({ part }) => fastestRuns((await part('sample'))?.runs ?? [], FASTEST_RUNS),
      SHORT_RUN_COLUMNS,
    ),
    latestRuns: table('Latest runs', async ({ part }) => (await part('latest'))?.nodes, SHORT_RUN_COLUMNS),
    durations: table('Durations', async ({ part }) => durations(await part('sample')), DURATION_COLUMNS),
    itemRatings: table(
      'Item ratings',
      async ({ part }) => ratings(await part('sample')),
      RATING_BAND_COLUMNS,
    ),
  }),
  preview: instancePreview,
});

export const STATISTICS_EXPORTS = pageExports('/instance-statistics/{id}', 'Statistics of a dungeon', {
  filter: STATISTICS_FILTER,
  ...OF_INSTANCE,
  parts: (part) => ({
    statistics: part(({ record, list }) => listEncounterStatistics(record, list.values)).json(STATISTICS),
    latest: part(({ record }) => getLatestRuns(record.id)).json(RUN_PAGE),
  }),
  tables: (table) => ({
    encounters: table(
      'Encounters',
      async ({ part }) => (await part('statistics')).filter(({ totals }) => isTimed(totals)),
      ENCOUNTER_COLUMNS,
    ),
  }),
  preview: instancePreview,
});

export const RUNS_EXPORTS = listExports('/instance-runs', 'Dungeon runs', {
  filter: RUN_FILTER,
  parts: (part) => ({
    runs: part(({ list, size }) => data.listInstanceRuns(list, size)).json(RUN_PAGE),
    sessions: part(async ({ list, size }) =>
      mapAnswer(await data.listRunsOrSessions(list, size), (found) => found?.sessions?.found ?? null),
    ).json(nullable(documents.SessionListingFragmentDoc)),
    sample: part(({ list }) => sampleFilteredRuns(list)),
  }),
  tables: (table) => ({
    runs: table('Dungeon runs', ({ part }) => part('runs'), RUN_COLUMNS),
    sessions: table(
      'Sessions',
      async ({ part }) => (await part('sessions'))?.dungeonSessions,
      SESSION_COLUMNS,
    ),
    durations: table('Durations', async ({ part }) => durations(await part('sample')), DURATION_COLUMNS),
    itemRatings: table(
      'Item ratings',
      async ({ part, query }) =>
        ratings(await part('sample'), parseFilter(RUN_FILTER, query).instance === 'all'),
      RATING_BAND_COLUMNS,
    ),
  }),
  feed: {
    label: 'Dungeon runs',
    entries: async ({ query, part }) =>
      parseFilter(RUN_FILTER, query).view === 'sessions'
        ? newestEntries(sessionEntry, (await part('sessions'))?.dungeonSessions)
        : newestEntries(runEntry, part('runs')),
  },
});

export const RUN_EXPORTS = pageExports('/instance-run/{id}', 'A dungeon run', {
  source: data.INSTANCE_RUN,
  record: documents.InstanceRunDetailsFragmentDoc,
  parts: (part) => ({
    scores: part(({ id }) => data.listRunScores(id)).json(
      nullable(listOf(documents.InstanceScoreFragmentDoc)),
    ),
    sample: part(({ record }) => sampleOf(record.instance.id)),
  }),
  tables: (table) => ({
    encounters: table('Encounters', ({ record }) => tries.triesOf(record.encounters), TRY_COLUMNS),
    scoreboard: table(
      'Scoreboard',
      async ({ part, query }) => sortedScores((await part('scores')) ?? [], query),
      PARTY_SCORE_COLUMNS,
    ),
    durations: table('Durations', async ({ part }) => durations(await part('sample')), DURATION_COLUMNS),
  }),
  text: async ({ record, query, part }) =>
    partyBlock(
      `${instanceName(record.instance)} run`,
      record,
      record.encounters.length > 0 ? [`${wonWords(record)} won`] : [],
      sortedScores((await part('scores')) ?? [], query),
      query,
    ),
  preview: ({ record, query, part }) => withStanding(previewOfRun(record), query, () => part('scores')),
});

/** A try at an encounter, as the run counts it. */
const TRY = object({
  attempt: documents.EncounterRunRowFragmentDoc,
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
      run: documents.InstanceRunDetailsFragmentDoc,
      current: TRY,
      previous: optional(TRY),
      next: optional(TRY),
    }),
    parts: (part) => ({
      scores: part(({ id: { id } }) => data.listEncounterScores(id)).json(
        nullable(listOf(documents.EncounterScoreFragmentDoc)),
      ),
    }),
    tables: (table) => ({
      scoreboard: table(
        'Scoreboard',
        async ({ part, query }) => sortedScores((await part('scores')) ?? [], query),
        PARTY_SCORE_COLUMNS,
      ),
    }),
    text: async ({ record: { run, current }, query, part }) =>
      partyBlock(
        `${tries.tryName(current)} in ${instanceName(run.instance)}`,
        current.attempt,
        [],
        sortedScores((await part('scores')) ?? [], query),
        query,
      ),
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
