import * as documents from '#graphql/generated/documents.ts';
import { mapAnswer } from '#lib/api/answer.ts';
import * as data from '#lib/data/instance/instance-runs.ts';
import { sampleFilteredRuns } from '#lib/data/instance/run-samples.ts';
import {
  DURATION_COLUMNS,
  RATING_BAND_COLUMNS,
  RUN_COLUMNS,
  TRY_COLUMNS,
} from '#lib/exports/columns/run-columns.ts';
import { PARTY_SCORE_COLUMNS } from '#lib/exports/columns/score-columns.ts';
import { SESSION_COLUMNS } from '#lib/exports/columns/session-columns.ts';
import { sortedScores } from '#lib/exports/sorted-scores.ts';
import { runEntry, sessionEntry } from '#lib/exports/feeds/battle-feeds.ts';
import { newestEntries } from '#lib/exports/feeds/export-feed.ts';
import { listExports, pageExports } from '#lib/exports/page-exports.ts';
import { INTEGER, list as listOf, nullable, object, optional, TEXT } from '#lib/exports/shapes/shape.ts';
import { scoreTable } from '#lib/exports/text/score-table.ts';
import type { TextBlock } from '#lib/exports/text/text-block.ts';
import { counted } from '#lib/format/number.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import * as party from '#lib/game/instances/party.ts';
import * as tries from '#lib/game/instances/tries.ts';
import { wonWords } from '#lib/game/instances/won-words.ts';
import { previewOfRun, previewOfTry } from '#lib/preview/kinds/preview-of-run.ts';
import { withStanding } from '#lib/preview/with-standing.ts';
import { dated } from '#lib/seo/record-names.ts';
import { parseFilter } from '#lib/url/filter/filter.ts';
import { RUN_FILTER } from '#lib/url/filter/instance-filter.ts';
import type { SearchParams } from '#lib/url/search-params.ts';
import { durations, ratings, RUN_PAGE, sampleOf } from './run-plots.ts';

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

export const INSTANCE_RUN_KINDS = [RUNS_EXPORTS, RUN_EXPORTS, ENCOUNTER_RUN_EXPORTS];
