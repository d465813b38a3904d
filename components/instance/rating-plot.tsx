import { decimal, plural, thousands } from '#lib/format/number.ts';
import {
  medianOf,
  type RatedRun,
  ratedRuns,
  type RatingBand,
  ratingBands,
  ratingTrend,
  type Trend,
} from '#lib/game/instances/rating-relation.ts';
import { FEWEST_RUNS, longestUsual } from '#lib/game/instances/duration-distribution.ts';
import { type RunSample, sampleWords } from '#lib/game/instances/run-sample.ts';

import { PlotFigure } from '../plot/plot-figure.tsx';
import { ScatterPlot } from '../plot/scatter-plot.tsx';
import type { Column } from '../ui/table/column.ts';
import { Table } from '../ui/table/table.tsx';

const TITLE = 'Item rating and duration';

const COUNTS: readonly Column<RatingBand>[] = [
  { header: 'Average item rating', cell: bandWords },
  { header: 'Runs', align: 'end', cell: ({ runs }) => thousands(runs.length) },
  { header: 'Completed', align: 'end', cell: ({ runs }) => thousands(completedOf(runs).length) },
];

const MEDIAN: Column<RatingBand> = {
  header: 'Median minutes of those',
  align: 'end',
  cell: (band) => decimal(medianOf(band) ?? Number.NaN, 1),
};

interface Props {
  readonly sample: RunSample;
  /** True if the runs are of several instances, which do not compare. */
  readonly mixed?: boolean;
}

/** Plots the item ratings of parties against the durations of their runs (rules.md: Plots of runs). */
export function RatingPlot({ sample, mixed = false }: Props) {
  const points = ratedRuns(sample.runs);
  if (points.length < FEWEST_RUNS) {
    return <PlotFigure title={TITLE} summary="There are too few runs to compare." />;
  }
  const limit = longestUsual(points.map(({ minutes }) => minutes));
  const shown = points.filter(({ minutes }) => minutes <= limit);
  const trend = mixed ? null : ratingTrend(shown);
  const words = [
    `${thousands(points.length)} runs by the average item rating of their parties.`,
    mixed ? 'Choose one dungeon to see how they go together.' : trendWords(trend),
    outsideWords(points.length - shown.length, limit),
    sample.runs.length < sample.total && `Only ${sampleWords(sample)} are looked at.`,
  ]
    .filter(Boolean)
    .join(' ');
  const at = (of: readonly RatedRun[]) =>
    of.map(({ id, rating, minutes }) => ({ key: id, x: rating, y: minutes }));
  return (
    <PlotFigure
      title={TITLE}
      summary={words}
      plot={
        <ScatterPlot
          id="ratings"
          label="A point for each run"
          kinds={[
            {
              name: 'not completed',
              shape: 'triangle',
              points: at(shown.filter(({ completed }) => !completed)),
            },
            { name: 'completed', shape: 'circle', points: at(completedOf(shown)) },
          ]}
          xLabel="average item rating"
          yLabel="minutes"
          trend={trend && [trendAt(trend, trend.from), trendAt(trend, trend.to)]}
        />
      }
      table={
        <Table
          caption={TITLE}
          layout="half"
          columns={mixed ? COUNTS : [...COUNTS, MEDIAN]}
          rows={ratingBands(points)}
          rowKey={bandWords}
        />
      }
    />
  );
}

const completedOf = (runs: readonly RatedRun[]) => runs.filter(({ completed }) => completed);

const trendAt = ({ start, slope }: Trend, rating: number) => ({ x: rating, y: start + slope * rating });

function bandWords({ from, to }: RatingBand): string {
  return `${thousands(from)} to ${thousands(to - 1)}`;
}

const outsideWords = (count: number, minutes: number) =>
  count > 0 &&
  `${thousands(count)} of more than ${thousands(Math.ceil(minutes))} minutes ${plural(count, 'lies', 'lie')} outside of the plot.`;

function trendWords(trend: Trend | null): string {
  const minutes = decimal(Math.abs(trend?.slope ?? 0) * 100, 1);
  if (!trend || minutes === '0') return 'Ratings and durations of completed runs do not clearly go together.';
  const words = plural(Number(minutes), 'minute', 'minutes');
  return `Completed runs took about ${minutes} ${words} ${trend.slope < 0 ? 'less' : 'more'} for every 100 points.`;
}
