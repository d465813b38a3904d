import { greatest } from 'd3-array';
import { scaleLinear } from 'd3-scale';

import type { FightersFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { type FoughtSpan, momentWords, type UsualSpan } from '#lib/game/war/fighters.ts';

import styles from '../plot/plot.module.css';
import { PlotFigure } from '../plot/plot-figure.tsx';
import { PlotFrame } from '../plot/plot-frame.tsx';
import { percentage } from '../plot/plot-label.tsx';
import { PlotPanels } from '../plot/plot-panels.tsx';
import { SidesPlot } from '../plot/sides-plot.tsx';
import { Table } from '../ui/table/table.tsx';
import { HOUR_COLUMNS, SPAN_COLUMNS } from './war-tables.tsx';

const HOUR = 3_600;

const totalOf = ({ order, destruction }: FoughtSpan): number => order + destruction;

function mostWords(spans: readonly FoughtSpan[], length: string): string {
  const most = greatest(spans, totalOf);
  if (!most) return 'Not known.';
  return totalOf(most) === 0
    ? 'No character fought.'
    : `The most, ${thousands(totalOf(most))} in ${length}, on ${momentWords(most.start)} UTC.`;
}

interface AxisProps {
  readonly spans: readonly FoughtSpan[];
  /** The seconds between two names, the first of them after the beginning of a day. */
  readonly every: number;
  readonly first?: number;
  readonly words: (start: number) => string;
}

/** The names of moments below a plot. */
const TimeAxis = ({ spans, every, first = 0, words }: AxisProps) =>
  spans.map(
    ({ start }, at) =>
      (start - first) % every === 0 && (
        <text key={start} x={percentage((100 * at) / spans.length)} y="100%" dy={18} textAnchor="middle">
          {words(start)}
        </text>
      ),
  );

/** Plots who fought by five minutes of a day, and by hour of a week beside what is usual. */
export function FighterPlots({ hours, fiveMinutes }: Pick<FightersFragment, 'hours' | 'fiveMinutes'>) {
  const [day, week] = [mostWords(fiveMinutes, 'five minutes'), mostWords(hours, 'an hour')];
  return (
    <PlotPanels>
      <PlotFigure
        title="The last 24 hours"
        summary={day}
        plot={
          <SidesPlot
            label={day}
            bars={fiveMinutes.map(({ order: above, destruction: below }, at) => ({ at, above, below }))}
            names={['Order by five minutes', 'Destruction']}
          >
            <TimeAxis spans={fiveMinutes} every={6 * HOUR} words={(start) => momentWords(start).slice(-5)} />
          </SidesPlot>
        }
        table={
          <Table
            caption="Fighters by five minutes"
            columns={SPAN_COLUMNS}
            rows={fiveMinutes.toReversed()}
            rowKey={({ start }) => String(start)}
          />
        }
      />
      <PlotFigure
        title="The last 7 days"
        summary={week}
        plot={<UsualPlot label={week} hours={hours} />}
        table={
          <Table
            caption="Fighters by hour"
            columns={HOUR_COLUMNS}
            rows={hours.toReversed()}
            rowKey={({ start }) => String(start)}
          />
        }
      />
    </PlotPanels>
  );
}

/** Plots the fighters of both realms as bars, below the band between the quartiles of what is usual. */
function UsualPlot({ label, hours }: { readonly label: string; readonly hours: readonly UsualSpan[] }) {
  const most = Math.max(1, ...hours.map((hour) => Math.max(totalOf(hour), hour.usual.high ?? 0)));
  const y = scaleLinear([0, most], [100, 6]);
  const at = (value: number) => y(value).toFixed(1);
  const bars = hours.map((hour, x) => `M${x}.1 100V${at(totalOf(hour))}h.8V100z`).join('');
  const band = hours
    .map(({ usual: { low, high } }, x) =>
      low === null || high === null ? '' : `M${x} ${at(low)}V${at(high)}h1V${at(low)}z`,
    )
    .join('');
  return (
    <PlotFrame
      label={label}
      scales={[y]}
      signs={[
        { name: 'Both realms by hour', sign: 'first' },
        { name: 'Usual, between the quartiles of eight weeks', sign: 'second' },
      ]}
    >
      <TimeAxis
        spans={hours}
        every={24 * HOUR}
        first={12 * HOUR}
        words={(start) => momentWords(start).slice(0, 3)}
      />
      <svg width="100%" height="100%" viewBox={`0 0 ${hours.length} 100`} preserveAspectRatio="none">
        <path className={styles['first']} d={bars} />
        <path className={styles['second']} fillOpacity={0.5} d={band} />
      </svg>
    </PlotFrame>
  );
}
