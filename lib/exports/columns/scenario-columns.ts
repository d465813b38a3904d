import type {
  CareerOfScenarioFragment,
  PerformanceFragment,
  PlayerOfScenarioFragment,
} from '#graphql/generated/documents.ts';
import type { withEdges } from '#lib/game/scenarios/career-edge.ts';

import { column, type ExportColumn } from '../export-table.ts';
import { isoTime } from './cells.ts';
import { characterColumns } from './combatant-columns.ts';

/** A career in a scenario, compared with its side. */
export const CAREER_EDGE_COLUMNS: readonly ExportColumn<
  ReturnType<typeof withEdges<CareerOfScenarioFragment>>[number]
>[] = [
  column('career', 'The career', ({ career }) => career),
  column('team', 'ORDER or DESTRUCTION', ({ team }) => (team === 0 ? 'ORDER' : 'DESTRUCTION')),
  column('runs', 'Decided runs with it', ({ runs }) => runs),
  column('players', 'Its players in these runs', ({ players }) => players),
  column('wins', 'Those of them who won', ({ wins }) => wins),
  column('edge', 'Share of wins less that of its side, from -1 to 1', ({ edge }) => edge),
  column('edgeLow', 'Lower end of its 95% interval', ({ low }) => low),
  column('edgeHigh', 'Upper end of its 95% interval', ({ high }) => high),
  column('verdict', 'more, less or open', ({ verdict }) => verdict),
];

/** The figures of a player in a run. */
export const PERFORMANCE_COLUMNS: readonly ExportColumn<PerformanceFragment>[] = [
  column('place', 'Place; equal ones share it', ({ place }) => place),
  ...characterColumns<PerformanceFragment>('character', ({ character }) => character),
  column('value', 'The figure, in the run or per minute of it', ({ value }) => value),
  column('runId', 'Id of the run', ({ run }) => run.id),
  column('startTime', 'When the run began, in UTC', ({ run }) => isoTime(run.startTime)),
];

/** The average of a player per minute. */
export const AVERAGE_COLUMNS: readonly ExportColumn<PlayerOfScenarioFragment>[] = [
  column('place', 'Place; equal ones share it', ({ place }) => place),
  ...characterColumns<PlayerOfScenarioFragment>('character', ({ character }) => character),
  column('runs', 'Runs of the player', ({ runs }) => runs),
  column('mean', 'Average per minute over these runs', ({ mean }) => mean),
  column('estimate', 'The average drawn towards the mean of the career', ({ estimate }) => estimate),
  column('careerMean', 'Mean per minute of the career', ({ careerMean }) => careerMean),
  column('strength', 'Runs with that mean that were added; empty for any number', ({ strength }) => strength),
];
