import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';

import { PlotFrame } from './plot-frame.tsx';
import styles from './plot.module.css';

/** Two figures at one place of the horizontal axis. */
interface SidesBar {
  /** Places from the first one, which is 0. */
  readonly at: number;
  /** Places that it takes; one unless given. */
  readonly width?: number;
  readonly above: number;
  readonly below: number;
}

/** The signs and the classes of the bars above and below: realms, or any two figures. */
const BARS = {
  realms: { signs: ['order', 'destruction'], classes: ['fill-order-fill', 'fill-destruction-fill'] },
  figures: { signs: ['first', 'second'], classes: [styles.first, styles.second] },
} as const;

interface Props {
  /** The text alternative of the plot. */
  readonly label: string;
  /** In the order of their places. */
  readonly bars: readonly SidesBar[];
  /** The names of the values above and below. */
  readonly names: readonly [above: string, below: string];
  /** Order is above and Destruction below unless it is of other figures. */
  readonly of?: keyof typeof BARS;
  /** A line over the bars: its name, and its values, one for each bar. */
  readonly line?: { readonly name: string; readonly values: readonly number[] };
  /** Marks behind the bars, over the whole plot. */
  readonly children?: ReactNode;
}

/** Percent of the height that is free above the highest bar. */
const HEADROOM = 4;

/** Plots values above and below a line, such as those of Order and of Destruction, side by side. */
export function SidesPlot({ label, bars, names, of = 'realms', line, children }: Props) {
  const most = Math.max(...bars.map(({ above, below }) => Math.max(above, below))) || 1;
  const last = bars.at(-1);
  const span = last ? last.at + (last.width ?? 1) : 1;
  const { signs, classes } = BARS[of];
  const pathOf = (heightOf: (bar: SidesBar) => number) =>
    bars
      .filter((bar) => heightOf(bar) !== 0)
      .map(
        (bar) => `M${bar.at} 50v${rounded((heightOf(bar) / most) * (50 - HEADROOM))}h${bar.width ?? 1}V50z`,
      )
      .join('');
  return (
    <PlotFrame
      label={label}
      scales={[HEADROOM, 100 - HEADROOM].map((end) => scaleLinear([0, most], [50, end]))}
      signs={[
        { name: `${names[0]}, above the line`, sign: signs[0] },
        { name: `${names[1]}, below it`, sign: signs[1] },
        ...(line ? [{ name: line.name, sign: 'line' as const }] : []),
      ]}
    >
      {children}
      <svg width="100%" height="100%" viewBox={`0 0 ${span} 100`} preserveAspectRatio="none">
        <path className={classes[0]} d={pathOf(({ above }) => -above)} />
        <path className={classes[1]} d={pathOf(({ below }) => below)} />
        {line && <path className={styles.line} d={linePath(bars, line.values)} />}
      </svg>
    </PlotFrame>
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
