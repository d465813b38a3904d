import { scaleLinear } from 'd3-scale';

import { percentage } from './percentage.ts';
import styles from './plot.module.css';

interface Bar {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** The value as it is read. */
  readonly text: string;
}

interface Props {
  /** What the plot says, for those who do not see it. */
  readonly label: string;
  readonly bars: readonly Bar[];
}

/** Percent of the width that the longest bar takes; the rest is for its number. */
const LONGEST = 80;

const ROW = 40;

/** One value of each of several things, one below the other. */
export function BarPlot({ label, bars }: Props) {
  const x = scaleLinear([0, Math.max(...bars.map(({ value }) => value))], [0, LONGEST]);
  return (
    <svg className={styles.rows} role="img" aria-label={label} height={bars.length * ROW}>
      {bars.map(({ key, name, value, text }, at) => (
        <g key={key}>
          <text x="0" y={at * ROW + 14} className={styles.name}>
            {name}
          </text>
          <rect x="0" y={at * ROW + 20} width={percentage(x(value))} height="12" className={styles.filled} />
          <text x={percentage(x(value))} dx="8" y={at * ROW + 31}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
