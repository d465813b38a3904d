import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';

import { PlotFrame } from './plot-frame.tsx';
import styles from './plot.module.css';

/** A value that holds from one place of the horizontal axis to the next. */
interface Step {
  /** Places from the first one, which is 0. */
  readonly at: number;
  readonly value: number;
}

interface Props {
  /** The text alternative of the plot. */
  readonly label: string;
  /** In the order of their places, at least one. */
  readonly steps: readonly Step[];
  /** The place at which the last value ends. */
  readonly end: number;
  /** Texts at the ends of the horizontal axis. */
  readonly children?: ReactNode;
}

/** Percent of the height that is free above and below the line. */
const ROOM = 8;

/** Plots a value that changes by steps as a line, between its lowest and its highest: where it stands, not how much of it. */
export function StepPlot({ label, steps, end, children }: Props) {
  const values = steps.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  // A line that never rises lies in the middle.
  const domain = least === most ? [least - 1, most + 1] : [least, most];
  const scale = scaleLinear(domain, [100 - ROOM, ROOM]);
  const heightOf = ({ value }: Step): number => Number(scale(value).toFixed(2));
  const path = steps.map(
    (step, index) => `${index === 0 ? `M${step.at} ` : 'V'}${heightOf(step)}H${steps[index + 1]?.at ?? end}`,
  );
  return (
    <PlotFrame label={label} scales={[scale]} size="low">
      {children}
      <svg width="100%" height="100%" viewBox={`0 0 ${end} 100`} preserveAspectRatio="none">
        <path className={styles.line} d={path.join('')} />
      </svg>
    </PlotFrame>
  );
}
