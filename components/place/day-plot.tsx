import type { ZoneDayFragment } from '#graphql/generated/documents.ts';
import { counted } from '#lib/format/number.ts';

import { percentage } from '../plot/plot-label.tsx';
import { PlotFigure } from '../plot/plot-figure.tsx';
import { SidesPlot } from '../plot/sides-plot.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { Table } from '../ui/table/table.tsx';
import { DAY_COLUMNS } from './zone-tables.tsx';

const DAY_MS = 86_400_000;

const placeOf = ({ day }: ZoneDayFragment): number => Date.parse(day) / DAY_MS;

/** The kills of both realms in a zone by day, as a plot and as a table; nothing without a day. */
export function DayPlot({ days }: { readonly days: readonly ZoneDayFragment[] }) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const kills = days.reduce((sum, { order, destruction }) => sum + order + destruction, 0);
  const words = `${counted(kills, 'kill')} on ${counted(days.length, 'day')}, ${first.day} to ${last.day} (UTC).`;
  return (
    <Panel>
      <PlotFigure
        title="Kills by day"
        heading="h2"
        summary={`${words} Days of the last 90 without a kill have no bar.`}
        plot={
          <SidesPlot
            label={words}
            bars={days.map((day) => ({
              at: placeOf(day) - placeOf(first),
              above: day.order,
              below: day.destruction,
            }))}
            names={['Order by day', 'Destruction']}
          >
            <text x={percentage(0)} y="100%" dy={18}>
              {first.day}
            </text>
            <text x={percentage(100)} y="100%" dy={18} textAnchor="end">
              {last.day}
            </text>
          </SidesPlot>
        }
        table={
          <Table
            caption="Kills by day"
            columns={DAY_COLUMNS}
            rows={days.toReversed()}
            rowKey={({ day }) => day}
          />
        }
      />
    </Panel>
  );
}
