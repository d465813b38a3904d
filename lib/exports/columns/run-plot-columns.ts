import {
  type DurationBin,
  durationDistribution,
  FEWEST_RUNS,
  timedRuns,
} from '#lib/game/instances/duration-distribution.ts';
import { medianOf, ratedRuns, type RatingBand, ratingBands } from '#lib/game/instances/rating-relation.ts';
import type { RunSample } from '#lib/game/instances/run-sample.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { secondsCell } from './cells.ts';
import { columnsOf, type ExportTable, exportTable } from '../export-table.ts';
import type { Asked } from '../page-exports.ts';
import about from './run-plot-columns.json' with { type: 'json' };

const MINUTE = 60_000;

const DURATION_COLUMNS = columnsOf<DurationBin>()(about.duration, {
  from: ({ from }) => secondsCell(from * MINUTE),
  to: ({ to }) => secondsCell(to && to * MINUTE),
});

interface RatingRow {
  readonly band: RatingBand;
  /** Minutes; null where there is none. */
  readonly median: number | null;
}

const RATING_COLUMNS = columnsOf<RatingRow>()(about.rating, {
  completed: ({ band }) => band.runs.filter(({ completed }) => completed).length,
  medianDuration: ({ median }) => secondsCell(median && median * MINUTE),
});

interface Sampled {
  /** The newest runs; null where the API has no list. */
  readonly sample: RunSample | null;
}

/** The plot of durations as a table; empty for too few runs to tell. */
export function durationTable<Data, Parts extends Sampled>(): ExportTable<Asked<Data, Parts>> {
  return exportTable('Durations', DURATION_COLUMNS, async ({ part }) => {
    const sample = await part('sample');
    return { rows: durationDistribution(timedRuns(sample?.runs ?? []))?.bins ?? [] };
  });
}

/**
 * The plot of item ratings and durations as a table; empty for too few runs to compare.
 * @param isMixed tells if the runs of an address may be of several instances
 */
export function ratingTable<Data, Parts extends Sampled>(
  isMixed: (query: SearchParams) => boolean = () => false,
): ExportTable<Asked<Data, Parts>> {
  return exportTable('Item ratings', RATING_COLUMNS, async ({ part, query }) => {
    const points = ratedRuns((await part('sample'))?.runs ?? []);
    const bands = points.length < FEWEST_RUNS ? [] : ratingBands(points);
    return { rows: bands.map((band) => ({ band, median: isMixed(query) ? null : medianOf(band) })) };
  });
}
