import { scaleLinear } from 'd3-scale';
import { thousands } from '#lib/format/number.ts';
import { PlotFrame } from './plot-frame.tsx';
import { PlotLabel, percentage } from './plot-label.tsx';
import { type Shape, SHAPES } from './plot-key.tsx';
import styles from './plot.module.css';

interface Point {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

/** A place in the plot, in the units of its axes. */
type PlotPosition = Pick<Point, 'x' | 'y'>;

/** Points of one kind. */
interface Kind {
  readonly name: string;
  readonly shape: Shape;
  readonly points: readonly Point[];
}

interface Props {
  /** Makes the ids of this plot's shapes unique on the page. */
  readonly id: string;
  /** The text alternative of the plot. */
  readonly label: string;
  readonly kinds: readonly Kind[];
  readonly xLabel: string;
  readonly yLabel: string;
  /** Both ends of a straight line through the points; what lies outside of the plot is cut off. */
  readonly trend: readonly [PlotPosition, PlotPosition] | null;
}

/** Ticks of the horizontal axis, about. */
const TICKS = 5;

/** A scatter plot of two values. Kinds are distinguished by shape. */
export function ScatterPlot({ id, label, kinds, xLabel, yLabel, trend }: Props) {
  const points = kinds.flatMap((kind) => kind.points);
  const xs = points.map((point) => point.x);
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const x = scaleLinear([from, Math.max(to, from + 1)], [0, 100]).nice(TICKS);
  const y = scaleLinear([0, Math.max(1, ...points.map((point) => point.y))], [100, 0]).nice(4);
  return (
    <PlotFrame
      label={label}
      scales={[y]}
      className=""
      signs={kinds.map(({ name, shape }) => ({ name, sign: shape }))}
    >
      <defs>
        {kinds.map(({ shape }) => (
          <path key={shape} id={`${id}-${shape}`} d={SHAPES[shape].path} />
        ))}
      </defs>
      {trend && (
        <svg>
          <line
            x1={percentage(x(trend[0].x))}
            x2={percentage(x(trend[1].x))}
            y1={percentage(y(trend[0].y))}
            y2={percentage(y(trend[1].y))}
            className={styles.trend}
          />
        </svg>
      )}
      {kinds.map(({ shape, points }) => (
        <g key={shape} className={SHAPES[shape].className}>
          {points.map((point) => (
            <use
              key={point.key}
              href={`#${id}-${shape}`}
              x={percentage(x(point.x))}
              y={percentage(y(point.y))}
            />
          ))}
        </g>
      ))}
      {x
        .ticks(TICKS)
        .filter(Number.isInteger)
        .map((value) => (
          <text key={value} x={percentage(x(value))} y="100%" dy={18} textAnchor="middle">
            {thousands(value)}
          </text>
        ))}
      <PlotLabel at={0} above={14} className={undefined}>
        {yLabel}
      </PlotLabel>
      <text x="100%" y="100%" dy={36} textAnchor="end">
        {xLabel}
      </text>
    </PlotFrame>
  );
}
