import { scaleLinear } from 'd3-scale';

import type { CareerFightersRowFragment } from '#graphql/generated/documents.ts';
import type { Patch } from '#lib/env-values.ts';
import { utcDateLong } from '#lib/format/time.ts';
import { periodOf, periodText } from '#lib/game/boards/board-period.ts';

import { PlotFigure } from '../plot/plot-figure.tsx';
import { percentage } from '../plot/plot-label.tsx';
import styles from '../plot/plot.module.css';
import { PlotFrame } from '../plot/plot-frame.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { CareerRows, type CareerTableShape } from './career-table.tsx';

/** Labels of the horizontal axis, at most. */
const LABELS = 5;

/** A week or a month of the plot. */
type Fought = Pick<CareerFightersRowFragment, 'period' | 'characters' | 'isRunning'>;

interface Props<Row> {
  readonly title?: string;
  /** The table of the same numbers. */
  readonly table: CareerTableShape<Row>;
  /** The oldest first. */
  readonly history: readonly Row[];
  /** The answer, in whole sentences. */
  readonly words: string;
  readonly patches?: readonly Patch[];
}

const NO_PATCHES: readonly Patch[] = [];

/** Says and plots how many characters fought in each week or month, with the patches of the game. */
export function FighterPlot<Row extends Fought>({
  title = 'Characters who fought',
  table,
  history,
  words,
  patches = NO_PATCHES,
}: Props<Row>) {
  const unit = history[0]?.period.includes('W') ? 'week' : 'month';
  const marked = patches.flatMap((patch) => {
    const period = periodText(periodOf(unit, new Date(patch.date)));
    const at = history.findIndex((row) => row.period === period);
    return at < 0 ? [] : [{ ...patch, at: at + 0.5 }];
  });
  return (
    <Panel>
      <PlotFigure
        title={title}
        heading="h2"
        summary={<b className="text-md font-semibold text-text">{words}</b>}
        plot={history.length > 1 && <Bars history={history} patches={marked} label={words} />}
        table={<CareerRows table={table} rows={history.toReversed()} />}
      />
      <ol
        aria-label="Patches"
        className="flex list-decimal flex-wrap gap-x-8 px-9 pb-4 text-sm text-muted empty:hidden"
      >
        {marked.map(({ date, name, address }) => (
          <li key={`${date} ${name}`}>
            {address ? <a href={address}>{name}</a> : name}, {utcDateLong(new Date(date))}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

interface BarsProps extends Pick<Props<Fought>, 'history'> {
  readonly patches: readonly (Patch & { readonly at: number })[];
  readonly label: string;
}

function Bars({ history, patches, label }: BarsProps) {
  const x = scaleLinear([0, history.length], [0, 100]);
  const y = scaleLinear([0, Math.max(1, ...history.map(({ characters }) => characters))], [100, 6]);
  const step = Math.ceil(history.length / LABELS);
  return (
    <PlotFrame label={label} scales={[y]} className="pt-6 pb-7">
      {history.map(({ period, characters, isRunning }, at) => (
        <g key={period}>
          <rect
            x={percentage(x(at + 0.08))}
            width={percentage(x(0.84))}
            y={percentage(y(characters))}
            height={percentage(100 - y(characters))}
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
      {patches.map(({ at, name }, index) => (
        <g key={`${at} ${name}`}>
          <line x1={percentage(x(at))} x2={percentage(x(at))} y1={-4} y2="100%" className={styles.marker} />
          <text x={percentage(x(at))} y={-8} textAnchor="middle" className={styles.name}>
            {index + 1}
          </text>
        </g>
      ))}
    </PlotFrame>
  );
}
