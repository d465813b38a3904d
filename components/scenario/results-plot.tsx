import type { ResultsOfDayFragment } from '#graphql/generated/documents.ts';
import { counted, thousands } from '#lib/format/number.ts';
import { utcDateLong, utcDateShort } from '#lib/format/time.ts';

import { PlotFigure } from '../plot/plot-figure.tsx';
import { SidesPlot } from '../plot/sides-plot.tsx';
import { Panel, SectionHeading } from '../ui/page/panel.tsx';
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
  const summary = `${counted(days.length, 'day')} with runs, the first on ${utcDateLong(dateOf(first))}, the last on ${utcDateLong(dateOf(last))}.`;
  return (
    <section>
      <SectionHeading>Results</SectionHeading>
      <Panel>
        <PlotFigure
          title="Wins by day"
          summary={summary}
          plot={
            days.length > 1 && (
              <SidesPlot
                label={summary}
                bars={days.map(({ day, results: { orderWins: above, destructionWins: below } }) => ({
                  at: day - first.day,
                  above,
                  below,
                }))}
                names={['Won by Order (UTC)', 'Won by Destruction']}
              />
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
