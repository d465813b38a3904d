import type {
  CareerOfScenarioFragment,
  PerformanceFragment,
  PlayerOfScenarioFragment,
  ScenarioMediansPartsFragment,
} from '#graphql/generated/documents.ts';
import type { withEdges } from '#lib/game/scenarios/career-edge.ts';
import { FIGURE_LABELS, FIGURES, type StandingRow } from '#lib/game/scenarios/standing.ts';

import { columnsOf } from '../export-table.ts';
import { isoTime } from './cells.ts';
import { characterColumns } from './combatant-columns.ts';
import about from './scenario-columns.json' with { type: 'json' };

/** A career in a scenario, compared with its side. */
export const CAREER_EDGE_COLUMNS = columnsOf<
  ReturnType<typeof withEdges<CareerOfScenarioFragment>>[number]
>()(about.careerEdge, { team: ({ team }) => (team === 0 ? 'ORDER' : 'DESTRUCTION') });

/** The figures of a player in a run. */
export const PERFORMANCE_COLUMNS = columnsOf<PerformanceFragment>()(about.performance, {
  character: characterColumns('character', ({ character }) => character),
  startTime: ({ run }) => isoTime(run.startTime),
});

/** The average of a player per minute. */
export const AVERAGE_COLUMNS = columnsOf<PlayerOfScenarioFragment>()(about.average, {
  character: characterColumns('character', ({ character }) => character),
});

/** One figure of a player among the results of others. */
export const STANDING_COLUMNS = columnsOf<StandingRow>()(about.standing, {
  figureName: ({ figure }) => FIGURE_LABELS[figure],
});

/** A player's own results of a week. */
export const STANDING_WEEK_COLUMNS = columnsOf<ScenarioMediansPartsFragment>()(about.standingWeek, {
  from: ({ day }) => isoTime(day * 86_400),
  medians: FIGURES.map((figure) => ({
    name: figure,
    about: `${FIGURE_LABELS[figure]}, median in a minute of a run`,
    value: ({ medians }) => medians[figure],
  })),
});
