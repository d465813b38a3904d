import { scaleLinear } from 'd3-scale';
import { thousands } from '#lib/format/number.ts';
import { PlotFrame } from './plot-frame.tsx';
import { PlotLabel, percentage } from './plot-label.tsx';
import styles from './plot.module.css';

interface Bar {
  readonly from: number;
  /** Null for the last bar where it holds everything from there on. */
  readonly to: number | null;
  readonly count: number;
  /** The number of values among them that the plot fills. */
  readonly filled: number;
}

interface Mark {
  readonly at: number;
  readonly label: string;
}

interface Props {
  /** The text alternative of the plot. */
  readonly label: string;
  /** Bars of equal widths, side by side. */
  readonly bars: readonly Bar[];
  /** The range of the horizontal axis. */
  readonly domain: readonly [number, number];
  /** The unit of the horizontal axis: "minutes". */
  readonly unit: string;
  /** The median, where there is one. */
  readonly median?: Mark | undefined;
  /** Another value that is pointed out. */
  readonly marked?: Mark | undefined;
}

/** Ticks of the horizontal axis, at most. */
const TICKS = 7;

/** Percent of the width nearer than which the lines of both marks end below both labels, so as to cross neither. */
const NEAR = 22;

/** Percent of the height that stays free above the highest bar, for its count. */
const HEADROOM = 12;

/**
 * Plots how often a value lies in each of several ranges, with marks for a median and one value. A part of each bar
 * may be filled.
 */
export function Histogram({ label, bars, domain, unit, median, marked }: Props) {
  const x = scaleLinear(domain, [0, 100]).clamp(true);
  const y = scaleLinear([0, Math.max(...bars.map(({ count }) => count))], [100, HEADROOM]);
  const step = Math.ceil(bars.length / TICKS);
  const last = bars.at(-1);
  const edges = [...bars.map(({ from }) => from), ...(last?.to == null ? [] : [last.to])];
  return (
    <PlotFrame label={label} scales={[y]} className="">
      {bars.map((bar) => {
        const [left, right] = [x(bar.from), x(bar.to ?? domain[1])];
        return (
          bar.count > 0 && (
            <g key={bar.from}>
              <rect
                x={percentage(left + 0.3)}
                width={percentage(right - left - 0.6)}
                y={percentage(y(bar.count))}
                height={percentage(100 - y(bar.count))}
                className={styles.second}
              />
              <rect
                x={percentage(left + 0.3)}
                width={percentage(right - left - 0.6)}
                y={percentage(y(bar.filled))}
                height={percentage(100 - y(bar.filled))}
                className={styles.first}
              />
              <text
                x={percentage((left + right) / 2)}
                y={percentage(y(bar.count))}
                dy={-5}
                textAnchor="middle"
              >
                {thousands(bar.count)}
              </text>
            </g>
          )
        );
      })}
      {median && <Line at={x(median.at)} above={6} className={styles.median} />}
      {marked && (
        <Line
          at={x(marked.at)}
          above={median && Math.abs(x(marked.at) - x(median.at)) < NEAR ? 6 : 24}
          className={styles.marker}
        />
      )}
      {median && (
        <PlotLabel at={x(median.at)} above={10} className={styles.name}>
          {median.label}
        </PlotLabel>
      )}
      {marked && (
        <PlotLabel at={x(marked.at)} above={28} className={styles.name}>
          {marked.label}
        </PlotLabel>
      )}
      {edges.map(
        (edge, at) =>
          at % step === 0 && (
            <text key={edge} x={percentage(x(edge))} y="100%" dy={18} textAnchor="middle">
              {thousands(edge)}
              {last?.to === null && edge === last.from && '+'}
            </text>
          ),
      )}
      <text x="100%" y="100%" dy={36} textAnchor="end">
        {unit}
      </text>
    </PlotFrame>
  );
}

const Line = ({ at, above, className }: { at: number; above: number; className: string | undefined }) => (
  <line x1={percentage(at)} x2={percentage(at)} y1={-above} y2="100%" className={className} />
);
