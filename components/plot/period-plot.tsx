import { scaleLinear } from 'd3-scale';

import { percentage } from './plot-label.tsx';
import styles from './plot.module.css';
import { PlotFrame } from './plot-frame.tsx';

/** Labels of the horizontal axis, at most. */
const LABELS = 5;

interface Props {
  /** The text alternative of the plot. */
  readonly label: string;
  /** The periods one after the other, the oldest first; the running one is fainter. */
  readonly bars: readonly { readonly period: string; readonly value: number; readonly isRunning: boolean }[];
  /** Marks in the middle of periods, with their numbers. */
  readonly marks?: readonly { readonly key: string; readonly at: number }[];
}

/** Plots a count by week or month. */
export function PeriodPlot({ label, bars, marks = [] }: Props) {
  const x = scaleLinear([0, bars.length], [0, 100]);
  const y = scaleLinear([0, Math.max(1, ...bars.map(({ value }) => value))], [100, 6]);
  const step = Math.ceil(bars.length / LABELS);
  return (
    <PlotFrame label={label} scales={[y]} className="pt-6 pb-7">
      {bars.map(({ period, value, isRunning }, at) => (
        <g key={period}>
          <rect
            x={percentage(x(at + 0.08))}
            width={percentage(x(0.84))}
            y={percentage(y(value))}
            height={percentage(100 - y(value))}
            className={styles.first}
            opacity={isRunning ? 0.4 : 1}
          />
          {at % step === 0 && (
            <text x={percentage(x(at + 0.5))} y="100%" dy={18} textAnchor="middle">
              {period}
            </text>
          )}
        </g>
      ))}
      {marks.map(({ key, at }, index) => (
        <g key={key}>
          <line x1={percentage(x(at))} x2={percentage(x(at))} y1={-4} y2="100%" className={styles.marker} />
          <text x={percentage(x(at))} y={-8} textAnchor="middle" className={styles.name}>
            {index + 1}
          </text>
        </g>
      ))}
    </PlotFrame>
  );
}
