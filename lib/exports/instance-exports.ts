import type {
  InstancePageFragment,
  InstanceRowFragment,
  InstanceRunPageFragment,
} from '#graphql/generated/documents.ts';
import { encountersOf } from '#lib/game/instances/encounters.ts';
import { fastestRuns } from '#lib/game/instances/fastest-runs.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import type { RunSample } from '#lib/game/instances/run-sample.ts';
import { STATISTICS_FILTER } from '#lib/url/instance-filter.ts';
import { INSTANCE_FILTER } from '#lib/url/name-filter.ts';
import { describeInstance, describeStatistics } from '#lib/seo/describe-instance.ts';

import { listCell } from './columns/cells.ts';
import { ENCOUNTER_COLUMNS, type EncounterStatistics } from './columns/encounter-columns.ts';
import { SHORT_RUN_COLUMNS } from './columns/run-columns.ts';
import { durationTable, ratingTable } from './columns/run-plot-columns.ts';
import { type ExportColumn, exportTable, rowsOf } from './export-table.ts';
import type { PageExports } from './page-exports.ts';

/** An instance of a list. */
const INSTANCE_COLUMNS: readonly ExportColumn<InstanceRowFragment>[] = [
  { name: 'id', about: 'Id of the instance', value: ({ id }) => id },
  { name: 'name', about: 'Its name', value: (instance) => instanceName(instance) },
  { name: 'encounters', about: 'How many encounters it has', value: (row) => encountersOf(row).length },
  {
    name: 'encounterIds',
    about: 'Their ids in the order in which a party comes upon them, separated by semicolons',
    value: (row) => listCell(encountersOf(row).map(({ id }) => id)),
  },
];

export const INSTANCES_EXPORTS: PageExports<object, { instances: InstancePageFragment | null }> = {
  address: '/instances',
  title: 'Instances',
  filter: INSTANCE_FILTER,
  tables: {
    instances: exportTable('Instances', INSTANCE_COLUMNS, async ({ part }) =>
      rowsOf(await part('instances')),
    ),
  },
  parts: ['instances'],
};

interface InstanceParts {
  readonly statistics: readonly EncounterStatistics[];
  readonly latest: InstanceRunPageFragment | null;
  readonly sample: RunSample | null;
}

/** Runs in the list of the fastest. */
const FASTEST = 5;

export const INSTANCE_EXPORTS: PageExports<InstanceRowFragment, InstanceParts> = {
  address: '/instance/{id}',
  title: 'An instance',
  describe: ({ record }) => describeInstance(record),
  tables: {
    encounters: exportTable('Encounters', ENCOUNTER_COLUMNS, async ({ part }) => ({
      rows: await part('statistics'),
    })),
    fastestRuns: exportTable('Fastest runs', SHORT_RUN_COLUMNS, async ({ part }) => ({
      rows: fastestRuns((await part('sample'))?.runs ?? [], FASTEST),
    })),
    latestRuns: exportTable('Latest runs', SHORT_RUN_COLUMNS, async ({ part }) => ({
      rows: (await part('latest'))?.nodes ?? [],
    })),
    durations: durationTable(),
    itemRatings: ratingTable(),
  },
  parts: ['statistics', 'latest'],
};

export const STATISTICS_EXPORTS: PageExports<
  InstanceRowFragment,
  Pick<InstanceParts, 'statistics' | 'latest'>
> = {
  address: '/instance-statistics/{id}',
  title: 'Statistics of an instance',
  describe: ({ record }) => describeStatistics(record),
  filter: STATISTICS_FILTER,
  tables: {
    encounters: exportTable('Encounters', ENCOUNTER_COLUMNS, async ({ part }) => ({
      rows: await part('statistics'),
    })),
  },
  parts: ['statistics', 'latest'],
};
