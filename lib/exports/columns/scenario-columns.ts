import type {
  CareerOfScenarioFragment,
  PerformanceFragment,
  PlayerOfScenarioFragment,
} from '#graphql/generated/documents.ts';
import type { withEdges } from '#lib/game/scenarios/career-edge.ts';

import { columnsOf } from '../export-table.ts';
import { isoTime } from './cells.ts';
import { characterColumns } from './combatant-columns.ts';
import about from './scenario-columns.json' with { type: 'json' };

/** A career in a scenario, compared with its side. */
export const CAREER_EDGE_COLUMNS = columnsOf<
  ReturnType<typeof withEdges<CareerOfScenarioFragment>>[number]
>()(about.careerEdge, {
  team: ({ team }) => (team === 0 ? 'ORDER' : 'DESTRUCTION'),
  edgeLow: ({ low }) => low,
  edgeHigh: ({ high }) => high,
});

/** The figures of a player in a run. */
export const PERFORMANCE_COLUMNS = columnsOf<PerformanceFragment>()(about.performance, {
  character: characterColumns('character', ({ character }) => character),
  runId: ({ run }) => run.id,
  startTime: ({ run }) => isoTime(run.startTime),
});

/** The average of a player per minute. */
export const AVERAGE_COLUMNS = columnsOf<PlayerOfScenarioFragment>()(about.average, {
  character: characterColumns('character', ({ character }) => character),
});
