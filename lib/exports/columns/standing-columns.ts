import type { ScenarioMediansPartsFragment } from '#graphql/generated/documents.ts';
import { FIGURE_LABELS, FIGURES, type StandingRow } from '#lib/game/scenarios/standing.ts';

import { column, type ExportColumn } from '../export-table.ts';
import { isoTime } from './cells.ts';

/** One figure of a player among the results of others. */
export const STANDING_COLUMNS: readonly ExportColumn<StandingRow>[] = [
  column('figure', 'What is measured', ({ figure }) => figure),
  column('figureName', 'The same in words', ({ figure }) => FIGURE_LABELS[figure]),
  column('perMinute', 'Median of this player in a minute of a run', ({ perMinute }) => perMinute),
  column('othersPerMinute', 'The same of others', ({ othersPerMinute }) => othersPerMinute),
  column(
    'percentile',
    'Place of the first among results of others, from 1 to 100, the best; empty where there are too few to tell',
    ({ percentile }) => percentile,
  ),
  column('results', 'Results of others', ({ results }) => results),
];

/** A player's own results of a week. */
export const STANDING_WEEK_COLUMNS: readonly ExportColumn<ScenarioMediansPartsFragment>[] = [
  column('from', 'First moment of the week, in UTC', ({ day }) => isoTime(day * 86_400)),
  column('results', 'Results of this player in it', ({ results }) => results),
  ...FIGURES.map((figure) =>
    column(
      figure,
      `${FIGURE_LABELS[figure]}, median in a minute of a run`,
      ({ medians }: ScenarioMediansPartsFragment) => medians[figure],
    ),
  ),
];
