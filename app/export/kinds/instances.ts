import * as documents from '#graphql/generated/documents.ts';
import { getLatestRuns, listEncounterStatistics } from '#lib/data/instance/instance-statistics.ts';
import { INSTANCE, listInstances } from '#lib/data/instance/instances.ts';
import {
  DURATION_COLUMNS,
  ENCOUNTER_COLUMNS,
  INSTANCE_COLUMNS,
  RATING_BAND_COLUMNS,
  SHORT_RUN_COLUMNS,
} from '#lib/exports/columns/run-columns.ts';
import { type Asked, listExports, pageExports } from '#lib/exports/page-exports.ts';
import { INTEGER, list as listOf, nullable, object, TEXT } from '#lib/exports/shapes/shape.ts';
import { isTimed } from '#lib/game/instances/encounters.ts';
import { FASTEST_RUNS, fastestRuns } from '#lib/game/instances/fastest-runs.ts';
import { previewOfInstance } from '#lib/preview/kinds/preview-of-run.ts';
import { parseFilter } from '#lib/url/filter/filter.ts';
import { STATISTICS_FILTER } from '#lib/url/filter/instance-filter.ts';
import { INSTANCE_FILTER } from '#lib/url/filter/name-filter.ts';
import { durations, ratings, RUN_PAGE, sampleOf } from './run-plots.ts';

export const INSTANCES_EXPORTS = listExports('/instances', 'Wings and instances', {
  filter: INSTANCE_FILTER,
  parts: (part) => ({
    instances: part(({ list }) => listInstances(list)).json(nullable(documents.InstancePageFragmentDoc)),
  }),
  tables: (table) => ({
    instances: table('Wings and instances', ({ part }) => part('instances'), INSTANCE_COLUMNS),
  }),
});

const OF_INSTANCE = { source: INSTANCE, record: documents.InstanceRowFragmentDoc };

const STATISTICS = listOf(
  object({
    encounter: object({ id: TEXT, name: nullable(TEXT) }),
    tries: INTEGER,
    totals: documents.EncounterTotalsFragmentDoc,
  }),
);

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

export const INSTANCE_KINDS = [INSTANCES_EXPORTS, INSTANCE_EXPORTS, STATISTICS_EXPORTS];
