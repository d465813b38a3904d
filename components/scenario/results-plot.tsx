import { scaleLinear } from 'd3-scale';

import type { ResultsOfDayFragment } from '#graphql/generated/documents.ts';
import { plural, thousands } from '#lib/format/number.ts';
import { utcDateLong, utcDateShort } from '#lib/format/time.ts';

import { PlotFigure } from '../plot/plot-figure.tsx';
import { PlotKey } from '../plot/plot-key.tsx';
import styles from '../plot/plot.module.css';
import { ValueAxis } from '../plot/value-axis.tsx';
import { SectionHeading } from '../ui/page/section-heading.tsx';
import { Panel } from '../ui/page/panel.tsx';
import type { Column } from '../ui/table/column.ts';
import { Table } from '../ui/table/table.tsx';

/** Milliseconds. */
const DAY = 86_400_000;

const dateOf = ({ day }: ResultsOfDayFragment): Date => new Date(day * DAY);

const columns: readonly Column<ResultsOfDayFragment>[] = [
  { header: 'Day', cell: (day) => utcDateShort(dateOf(day)) },
  { header: 'Runs', align: 'end', cell: ({ results }) => thousands(results.runs) },
  { header: 'Order', align: 'end', cell: ({ results }) => thousands(results.orderWins) },
  { header: 'Destruction', align: 'end', cell: ({ results }) => thousands(results.destructionWins) },
];

/** Plots the wins of Order above and those of Destruction below a line of days. */
export function ResultsPlot({ days }: { readonly days: readonly ResultsOfDayFragment[] }) {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return null;
  const most = Math.max(
    1,
    ...days.map(({ results }) => Math.max(results.orderWins, results.destructionWins)),
  );
  const summary = `${thousands(days.length)} ${plural(days.length, 'day', 'days')} with runs, the first on ${utcDateLong(dateOf(first))}, the last on ${utcDateLong(dateOf(last))}.`;
  const span = last.day - first.day + 1;
  const bars = (height: (day: ResultsOfDayFragment) => number) =>
    days
      .map((day) => `M${day.day - first.day} 50v${Number(((height(day) / most) * 46).toFixed(2))}h1V50z`)
      .join('');
  return (
    <section>
      <SectionHeading>Results</SectionHeading>
      <Panel>
        <PlotFigure
          title="Wins by day"
          summary={summary}
          plot={
            days.length > 1 && (
              <div>
                <div className={`${styles.frame} pt-2`}>
                  <svg className={styles.canvas} role="img" aria-label={summary}>
                    <ValueAxis scale={scaleLinear([0, most], [50, 4])} />
                    <ValueAxis scale={scaleLinear([0, most], [50, 96])} />
                    <svg width="100%" height="100%" viewBox={`0 0 ${span} 100`} preserveAspectRatio="none">
                      <path className="fill-order-fill" d={bars(({ results }) => -results.orderWins)} />
                      <path
                        className="fill-destruction-fill"
                        d={bars(({ results }) => results.destructionWins)}
                      />
                    </svg>
                  </svg>
                </div>
                <PlotKey
                  entries={[
                    { name: 'Won by Order (UTC), above the line', sign: 'order' },
                    { name: 'Won by Destruction, below it', sign: 'destruction' },
                  ]}
                />
              </div>
            )
          }
          table={
            <Table
              caption="Results by day"
              columns={columns}
              rows={days.toReversed()}
              rowKey={({ day }) => String(day)}
            />
          }
        />
      </Panel>
    </section>
  );
}
