import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';

import { PlotKey } from './plot-key.tsx';
import styles from './plot.module.css';
import { ValueAxis } from './value-axis.tsx';

/** The figures of both sides at one place of the horizontal axis. */
interface SidesBar {
  /** Places from the first one, which is 0. */
  readonly at: number;
  readonly order: number;
  readonly destruction: number;
}

interface Props {
  /** The text alternative of the plot. */
  readonly label: string;
  /** In the order of their places. */
  readonly bars: readonly SidesBar[];
  /** The names of the values of Order and of Destruction. */
  readonly names: readonly [order: string, destruction: string];
  /** A line over the bars: its name, and its values, one for each bar. */
  readonly line?: { readonly name: string; readonly values: readonly number[] };
  /** Marks behind the bars, over the whole plot. */
  readonly children?: ReactNode;
}

/** Percent of the height that is free above the highest bar. */
const HEADROOM = 4;

/** Plots values of Order above and of Destruction below a line, side by side. */
export function SidesPlot({ label, bars, names, line, children }: Props) {
  const most = Math.max(1, ...bars.map(({ order, destruction }) => Math.max(order, destruction)));
  const span = (bars.at(-1)?.at ?? 0) + 1;
  const pathOf = (heightOf: (bar: SidesBar) => number) =>
    bars
      .filter((bar) => heightOf(bar) !== 0)
      .map((bar) => `M${bar.at} 50v${rounded((heightOf(bar) / most) * (50 - HEADROOM))}h1V50z`)
      .join('');
  return (
    <div>
      <div className={`${styles.frame} pt-2`}>
        <svg className={styles.canvas} role="img" aria-label={label}>
          <ValueAxis scale={scaleLinear([0, most], [50, HEADROOM])} />
          <ValueAxis scale={scaleLinear([0, most], [50, 100 - HEADROOM])} />
          {children}
          <svg width="100%" height="100%" viewBox={`0 0 ${span} 100`} preserveAspectRatio="none">
            <path className="fill-order-fill" d={pathOf(({ order }) => -order)} />
            <path className="fill-destruction-fill" d={pathOf(({ destruction }) => destruction)} />
            {line && <path className={styles.line} d={linePath(bars, line.values)} />}
          </svg>
        </svg>
      </div>
      <PlotKey
        entries={[
          { name: `${names[0]}, above the line`, sign: 'order' },
          { name: `${names[1]}, below it`, sign: 'destruction' },
          ...(line ? [{ name: line.name, sign: 'line' as const }] : []),
        ]}
      />
    </div>
  );
}

const rounded = (value: number): number => Number(value.toFixed(2));

/** A line through the middle of each bar, as high as the plot lets it. */
function linePath(bars: readonly SidesBar[], values: readonly number[]): string {
  const most = Math.max(1, ...values.map(Math.abs));
  const points = values.map(
    (value, index) => `${(bars[index]?.at ?? 0) + 0.5} ${rounded(50 - (value / most) * (50 - HEADROOM))}`,
  );
  return `M${points.join('L')}`;
}
