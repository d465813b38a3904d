import { median } from 'd3-array';

import {
  type DurationBin,
  durationDistribution,
  FEWEST_RUNS,
  timedRuns,
} from '#lib/game/instances/duration-distribution.ts';
import { ratedRuns, type RatingBand, ratingBands } from '#lib/game/instances/rating-relation.ts';
import type { RunSample } from '#lib/game/instances/run-sample.ts';

import { secondsCell } from './cells.ts';
import { column, type ExportColumn, type ExportTable, exportTable } from '../export-table.ts';
import type { Asked } from '../page-exports.ts';

const MINUTE = 60_000;

/** Runs by how long they took. */
const DURATION_COLUMNS: readonly ExportColumn<DurationBin>[] = [
  column('from', 'Shortest duration, in seconds', ({ from }) => secondsCell(from * MINUTE)),
  column('to', 'The duration that all are below, in seconds; empty where there is none', ({ to }) =>
    secondsCell(to && to * MINUTE),
  ),
  column('runs', 'How many runs took so long', ({ count }) => count),
  column('completed', 'How many of them were completed', ({ completed }) => completed),
];

/** Runs by the average item rating of their parties. */
const RATING_COLUMNS: readonly ExportColumn<RatingBand>[] = [
  column('from', 'Lowest average item rating', ({ from }) => from),
  column('to', 'The average item rating that all are below', ({ to }) => to),
  column('runs', 'How many runs have a party of such a rating', ({ runs }) => runs.length),
  column(
    'completed',
    'How many of them were completed',
    ({ runs }) => runs.filter(({ completed }) => completed).length,
  ),
  column('medianDuration', 'Their median duration, in seconds', ({ runs }) =>
    secondsCell((median(runs, ({ minutes }) => minutes) ?? 0) * MINUTE),
  ),
];

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

/** The plot of item ratings and durations as a table; empty for too few runs to compare. */
export function ratingTable<Data, Parts extends Sampled>(): ExportTable<Asked<Data, Parts>> {
  return exportTable('Item ratings', RATING_COLUMNS, async ({ part }) => {
    const points = ratedRuns((await part('sample'))?.runs ?? []);
    return { rows: points.length < FEWEST_RUNS ? [] : ratingBands(points) };
  });
}
