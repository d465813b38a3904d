import type { ScenarioMediansPartsFragment } from '#graphql/generated/documents.ts';
import { FIGURE_LABELS, FIGURES, type StandingRow } from '#lib/game/scenarios/standing.ts';

import { col, columnsOf } from '../export-columns.ts';
import { isoTime } from './cells.ts';

/** A player among the others of the career in scenarios. */
export const STANDING_COLUMNS = columnsOf<StandingRow>(
  col('figure', 'What is measured', ({ figure }) => figure),
  col('figureName', 'The same in words', ({ figure }) => FIGURE_LABELS[figure]),
  col('perMinute', 'Median of this player in a minute of a run', ({ perMinute }) => perMinute),
  col('othersPerMinute', 'The median of the same of the others', ({ othersPerMinute }) => othersPerMinute),
  col(
    'others',
    'Other players of the career, levels, tier and queue with ten results or more',
    ({ others }) => others,
  ),
  col(
    'worse',
    'Those of them who did worse; empty where this player has fewer than ten results',
    ({ place }) => place?.worse,
  ),
  col('equal', 'Those of them who did as well; empty likewise', ({ place }) => place?.equal),
  col(
    'percentile',
    'Percentage of them who did worse, with half of those who did as well; empty where there are too few to tell',
    ({ percentile }) => percentile,
  ),
);

/** The same week by week. */
export const STANDING_WEEK_COLUMNS = columnsOf<ScenarioMediansPartsFragment>(
  col('from', 'First moment of the week, in UTC', ({ day }) => isoTime(day * 86_400)),
  col('results', 'Results of this player in it', ({ results }) => results),
  FIGURES.map((figure) =>
    col(figure, `${FIGURE_LABELS[figure]}, median in a minute of a run`, ({ medians }) => medians[figure]),
  ),
);
