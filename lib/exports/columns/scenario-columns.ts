import type { ScenarioPageFragment, ScenarioRowFragment } from '#graphql/generated/documents.ts';
import type { OwnScenario, OwnScenarioPage } from '#lib/data/war/scenarios.ts';
import { resultOf } from '#lib/game/battles/own-part.ts';
import { hasTier, pointsOf, surrenderOf, winnerOf } from '#lib/game/battles/scenario.ts';

import { column, type ExportColumn, exportTable, rowsOf } from '../export-table.ts';
import type { Asked } from '../page-exports.ts';
import { isoTime, secondsBetween } from './iso-time.ts';
import { partColumns } from './part-columns.ts';

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

const OWN_COLUMNS: readonly ExportColumn<OwnScenario>[] = [
  column('ownResult', 'WON, LOST or DRAW for the own side, where it is known', (run) =>
    run.own ? resultOf(run, run.own.side).toUpperCase() || null : null,
  ),
  ...partColumns(
    ({ own }: OwnScenario) => own,
    [
      column('ownSide', 'The own side, ORDER or DESTRUCTION', ({ side }) => side),
      column('ownPlayers', 'Members of the guild who fought; 1 for a character', ({ players }) => players),
      column('ownKills', 'Kills by these players', ({ kills }) => kills),
      column('ownDeaths', 'Deaths of these players', ({ deaths }) => deaths),
      column('ownDamage', 'Damage by these players', ({ damage }) => damage),
    ],
  ),
];

/** Runs of a player or guild, with the part in each. */
export const ownScenarioTable = <Data>() =>
  exportTable(
    'Scenarios',
    [...SCENARIO_COLUMNS, ...OWN_COLUMNS],
    async ({ part }: Pick<Asked<Data, { scenarios: OwnScenarioPage | null }>, 'part'>) =>
      rowsOf(await part('scenarios')),
  );

/** Runs in a list. */
export const scenarioTable = <Data>() =>
  exportTable(
    'Scenarios',
    SCENARIO_COLUMNS,
    async ({ part }: Pick<Asked<Data, { scenarios: ScenarioPageFragment | null }>, 'part'>) =>
      rowsOf(await part('scenarios')),
  );
