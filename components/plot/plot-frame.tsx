import type { ScaleLinear } from 'd3-scale';
import type { ComponentProps, ReactNode } from 'react';

import { thousands } from '#lib/format/number.ts';

import styles from './plot.module.css';
import { PlotKey } from './plot-key.tsx';
import { percentage } from './plot-label.tsx';

/** Lines of the grid, about. */
const LINES = 4;

/** The vertical axis: a line across the plot for each round value. */
function ValueAxis({ scale }: { readonly scale: ScaleLinear<number, number> }) {
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

interface Props {
  /** The text alternative of the plot. */
  readonly label: string;
  /** The scales of the vertical axis: one, or that of each half. */
  readonly scales: readonly ScaleLinear<number, number>[];
  /** The signs that are explained below the plot. */
  readonly signs?: ComponentProps<typeof PlotKey>['entries'];
  readonly className?: string;
  /** Half as high, for a plot beside another one. */
  readonly size?: 'low';
  readonly children: ReactNode;
}

/** The frame of a plot: the vertical axis, what is drawn over it, and the key. */
export const PlotFrame = ({ label, scales, signs, className = 'pt-2', size, children }: Props) => (
  <div>
    <div className={`${styles.frame} ${className}`}>
      <svg
        className={size === 'low' ? `${styles.canvas} ${styles.low}` : styles.canvas}
        role="img"
        aria-label={label}
      >
        {scales.map((scale) => (
          <ValueAxis key={scale.range().join(' ')} scale={scale} />
        ))}
        {children}
      </svg>
    </div>
    {signs && <PlotKey entries={signs} />}
  </div>
);
