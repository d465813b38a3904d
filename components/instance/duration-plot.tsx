import { shortDuration } from '#lib/format/duration.ts';
import { plural, thousands } from '#lib/format/number.ts';
import {
  completedMedian,
  type DurationBin,
  type DurationDistribution,
  durationDistribution,
  standingOf,
  timedRuns,
  type UsualDuration,
} from '#lib/game/instances/duration-distribution.ts';
import { hasWrongLength, runDuration } from '#lib/game/instances/tries.ts';
import { type RunSample, type SampledRun, sampleWords } from '#lib/game/instances/run-sample.ts';

import { Histogram } from '../plot/histogram.tsx';
import { PlotFigure } from '../plot/plot-figure.tsx';
import { PlotKey } from '../plot/plot-key.tsx';
import type { Column } from '../ui/table/column.ts';
import { Table } from '../ui/table/table.tsx';

const MINUTE = 60_000;
const TITLE = 'How long runs took';

const columns: readonly Column<DurationBin>[] = [
  { header: 'Minutes', cell: rangeWords },
  { header: 'Runs', align: 'end', cell: ({ count }) => thousands(count) },
  { header: 'Completed', align: 'end', cell: ({ completed }) => thousands(completed) },
];

interface Props {
  readonly sample: RunSample;
  /** The run that is compared with the others. */
  readonly run?: Pick<SampledRun, 'id' | 'start' | 'end' | 'completed'>;
  /** True if the runs are of several instances, which have no median in common. */
  readonly mixed?: boolean;
}

/** Plots the durations of runs, with one of them marked (rules.md: Plots of runs). */
export function DurationPlot({ sample, run, mixed = false }: Props) {
  const timed = timedRuns(sample.runs);
  const distribution = durationDistribution(timed);
  if (!distribution) return <PlotFigure title={TITLE} summary={tooFewWords(timed.length)} />;
  const duration = run ? runDuration(run) : null;
  const usual = mixed ? null : completedMedian(timed);
  const words = [
    medianWords(usual),
    `The shortest of ${thousands(timed.length)} runs took ${shortDuration(distribution.shortest)}, the longest ${shortDuration(distribution.longest)}.`,
    run &&
      standingWords(
        duration,
        run.completed,
        sample.runs.filter(({ id, completed }) => completed && id !== run.id),
      ),
    ...unknownEnds(sample.runs),
    sample.runs.length < sample.total && `Only ${sampleWords(sample)} are looked at.`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <PlotFigure
      title={TITLE}
      summary={words}
      plot={<Bars distribution={distribution} usual={usual} duration={duration} />}
      table={
        <Table caption={TITLE} layout="half" columns={columns} rows={distribution.bins} rowKey={rangeWords} />
      }
    />
  );
}

interface BarsProps {
  readonly distribution: DurationDistribution;
  readonly usual: UsualDuration | null;
  /** Milliseconds of the run that is compared; null without one. */
  readonly duration: number | null;
}

const Bars = ({ distribution: { bins, domain }, usual, duration }: BarsProps) => (
  <div>
    <Histogram
      label="A bar for each range of minutes"
      bars={bins.map(({ completed, ...bin }) => ({ ...bin, filled: completed }))}
      domain={domain}
      unit="minutes"
      median={usual ? { at: usual.median / MINUTE, label: `median ${minutesOf(usual.median)}` } : undefined}
      marked={
        duration === null ? undefined : { at: duration / MINUTE, label: `this run ${minutesOf(duration)}` }
      }
    />
    <PlotKey
      entries={[
        { name: 'completed', sign: 'first' },
        { name: 'not completed', sign: 'second' },
      ]}
    />
  </div>
);

function medianWords(usual: UsualDuration | null): string {
  if (!usual) return '';
  const took = `took ${shortDuration(usual.median)}`;
  return usual.runs === 1
    ? `The one completed run ${took}.`
    : `Half of ${thousands(usual.runs)} completed runs ${took} or less.`;
}

const minutesOf = (duration: number) => `${thousands(Math.round(duration / MINUTE))} min`;

function rangeWords({ from, to }: DurationBin): string {
  return to === null ? `${thousands(from)} and more` : `${thousands(from)} to ${thousands(to)}`;
}

/**
 * Compares a run with the sample. A run that was abandoned is not a fast one: completed runs are compared with
 * completed ones.
 */
function standingWords(duration: number | null, completed: boolean, runs: readonly SampledRun[]): string {
  if (duration === null) return '';
  if (!completed) return `This run took ${shortDuration(duration)} and was not completed.`;
  const { longer, others } = standingOf(duration, timedRuns(runs));
  if (others === 0) return '';
  return `This run took ${shortDuration(duration)}: ${thousands(longer)} of the other ${thousands(others)} completed ${plural(others, 'run', 'runs')} took longer.`;
}

function unknownEnds(runs: readonly SampledRun[]) {
  const wrong = runs.filter(hasWrongLength).length;
  const open = runs.filter((run) => runDuration(run) === null).length - wrong;
  return [
    open > 0 && `${thousands(open)} more ${plural(open, 'has', 'have')} no known end.`,
    wrong > 0 &&
      `${thousands(wrong)} more took less than a minute or more than seven hours, which cannot be.`,
  ];
}

const tooFewWords = (count: number) =>
  count === 0
    ? 'There is no run whose duration is known.'
    : `There are too few runs whose duration is known: ${thousands(count)}.`;
