import type { ScaleLinear } from 'd3-scale';
import { thousands } from '#lib/format/number.ts';
import styles from './plot.module.css';
import { percentage } from './plot-label.tsx';

/** Lines of the grid, about. */
const LINES = 4;

/** The vertical axis: a line across the plot for each round value. */
export function ValueAxis({ scale }: { readonly scale: ScaleLinear<number, number> }) {
  return scale
    .ticks(LINES)
    .filter(Number.isInteger)
    .map((value) => {
      const y = percentage(scale(value));
      return (
        <g key={value}>
          <line x1="0%" x2="100%" y1={y} y2={y} className={value === 0 ? styles.axis : styles.grid} />
          <text x={-8} y={y} dy={4} textAnchor="end">
            {thousands(value)}
          </text>
        </g>
      );
    });
}
