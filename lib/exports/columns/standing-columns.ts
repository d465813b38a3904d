import type { ScenarioMediansPartsFragment } from '#graphql/generated/documents.ts';
import { FIGURE_LABELS, FIGURES, type StandingRow } from '#lib/game/scenarios/standing.ts';

import { columnsOf } from '../export-table.ts';
import { isoTime } from './cells.ts';
import about from './standing-columns.json' with { type: 'json' };

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
