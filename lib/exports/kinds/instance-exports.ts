import {
  EncounterTotalsFragmentDoc,
  type InstancePageFragment,
  InstancePageFragmentDoc,
  type InstanceRowFragment,
  InstanceRowFragmentDoc,
  type InstanceRunPageFragment,
  InstanceRunPageFragmentDoc,
} from '#graphql/generated/documents.ts';
import {
  type Encounter,
  type EncounterStatistics,
  encountersOf,
  isTimed,
} from '#lib/game/instances/encounters.ts';
import { FASTEST_RUNS, fastestRuns } from '#lib/game/instances/fastest-runs.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import type { RunSample } from '#lib/game/instances/run-sample.ts';
import { previewOfInstance } from '#lib/preview/kinds/preview-of-instance.ts';
import { STATISTICS_FILTER } from '#lib/url/filter/instance-filter.ts';
import { INSTANCE_FILTER } from '#lib/url/filter/name-filter.ts';

import { listCell } from '../columns/cells.ts';
import { ENCOUNTER_COLUMNS } from '../columns/encounter-columns.ts';
import { SHORT_RUN_COLUMNS } from '../columns/run-columns.ts';
import { durationTable, ratingTable } from '../columns/run-plot-columns.ts';
import { allRows, column, type ExportColumn, exportTable, rowsOf } from '../export-table.ts';
import type { PageExports } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { INTEGER, list, NOTHING, nullable, object, TEXT, type Shape } from '../shapes/shape.ts';

/** An instance of a list. */
const INSTANCE_COLUMNS: readonly ExportColumn<InstanceRowFragment>[] = [
  column('id', 'Id of the dungeon', ({ id }) => id),
  column('name', 'Its name', (instance) => instanceName(instance)),
  column('encounters', 'How many encounters it has', (row) => encountersOf(row).length),
  column(
    'encounterIds',
    'Their ids in the order in which a party comes upon them, separated by semicolons',
    (row) => listCell(encountersOf(row).map(({ id }) => id)),
  ),
];

export const INSTANCES_EXPORTS: PageExports<object, { instances: InstancePageFragment | null }> = {
  address: '/instances',
  title: 'Dungeons',
  filter: INSTANCE_FILTER,
  tables: {
    instances: exportTable('Dungeons', INSTANCE_COLUMNS, async ({ part }) => rowsOf(await part('instances'))),
  },
  record: NOTHING,
  parts: { instances: nullable(fragment(InstancePageFragmentDoc)) },
};

interface InstanceParts {
  readonly statistics: readonly EncounterStatistics[];
  readonly latest: InstanceRunPageFragment | null;
  readonly sample: RunSample | null;
}

const STATISTICS: Shape<InstanceParts['statistics']> = list(
  object({
    encounter: object<Encounter>({ id: TEXT, name: nullable(TEXT) }),
    tries: INTEGER,
    totals: fragment(EncounterTotalsFragmentDoc),
  }),
);

export const INSTANCE_EXPORTS: PageExports<InstanceRowFragment, InstanceParts> = {
  address: '/instance/{id}',
  title: 'A dungeon',
  tables: {
    encounters: exportTable('Encounters', ENCOUNTER_COLUMNS, async ({ part }) =>
      allRows(await part('statistics')),
    ),
    fastestRuns: exportTable('Fastest runs', SHORT_RUN_COLUMNS, async ({ part }) =>
      allRows(fastestRuns((await part('sample'))?.runs ?? [], FASTEST_RUNS)),
    ),
    latestRuns: exportTable('Latest runs', SHORT_RUN_COLUMNS, async ({ part }) =>
      allRows((await part('latest'))?.nodes ?? []),
    ),
    durations: durationTable(),
    itemRatings: ratingTable(),
  },
  record: fragment(InstanceRowFragmentDoc),
  parts: { statistics: STATISTICS, latest: nullable(fragment(InstanceRunPageFragmentDoc)) },
  preview: async ({ record, part }) => previewOfInstance(record, await part('latest'), await part('sample')),
};

export const STATISTICS_EXPORTS: PageExports<InstanceRowFragment, InstanceParts> = {
  address: '/instance-statistics/{id}',
  title: 'Statistics of a dungeon',
  filter: STATISTICS_FILTER,
  tables: {
    encounters: exportTable('Encounters', ENCOUNTER_COLUMNS, async ({ part }) =>
      allRows((await part('statistics')).filter(({ totals }) => isTimed(totals))),
    ),
  },
  record: fragment(InstanceRowFragmentDoc),
  parts: { statistics: STATISTICS, latest: nullable(fragment(InstanceRunPageFragmentDoc)) },
  preview: async ({ record, part }) => previewOfInstance(record, await part('latest'), await part('sample')),
};
