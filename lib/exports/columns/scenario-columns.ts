import type { ScenarioPageFragment, ScenarioRowFragment } from '#graphql/generated/documents.ts';
import { hasTier, pointsOf, surrenderOf, winnerOf } from '#lib/game/battles/scenario.ts';

import { column, type ExportColumn, exportTable, rowsOf } from '../export-table.ts';
import { isoTime, secondsBetween } from './iso-time.ts';
import type { Asked } from '../page-exports.ts';

const SCENARIO_COLUMNS: readonly ExportColumn<ScenarioRowFragment>[] = [
  column('id', 'Id of the run', ({ id }) => id),
  column('scenarioId', 'Id of the scenario', ({ scenario }) => scenario.id),
  column('name', 'Name of the scenario', ({ scenario }) => scenario.name),
  column('startTime', 'When it began, in UTC', ({ startTime }) => isoTime(startTime)),
  column('endTime', 'When it ended, in UTC', ({ endTime }) => isoTime(endTime)),
  column('duration', 'Seconds', ({ startTime, endTime }) => secondsBetween(startTime, endTime)),
  column('winner', 'ORDER, DESTRUCTION or DRAW, where it is known', winnerOf),
  column('pointsOrder', 'Points of Order', (run) => pointsOf(run)[0]),
  column('pointsDestruction', 'Points of Destruction', (run) => pointsOf(run)[1]),
  column('tier', 'Its tier, where the API tells it', (run) => (hasTier(run) ? run.tier : null)),
  column('surrendered', 'ORDER or DESTRUCTION, where that side gave up', surrenderOf),
];

/** Runs in a list. */
export const scenarioTable = <Data>() =>
  exportTable(
    'Scenarios',
    SCENARIO_COLUMNS,
    async ({ part }: Pick<Asked<Data, { scenarios: ScenarioPageFragment | null }>, 'part'>) =>
      rowsOf(await part('scenarios')),
  );
