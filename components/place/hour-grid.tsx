import type { ZoneHourFragment } from '#graphql/generated/documents.ts';
import { decimal } from '#lib/format/number.ts';
import { byHourOfDay, killsPerWeek, livelyWords, WEEKDAYS } from '#lib/game/places/zone-hours.ts';

import { PlotFigure } from '../plot/plot-figure.tsx';
import { Panel } from '../ui/page/panel.tsx';
import type { Column } from '../ui/table/column.ts';
import { Table } from '../ui/table/table.tsx';

/** Units of the drawing: a cell, and the room for names of days and hours. */
const CELL = 24;
const LEFT = 56;
const TOP = 28;
/** The hours that are named. */
const NAMED_HOURS = [0, 6, 12, 18];

type HourOfDay = ReturnType<typeof byHourOfDay>[number];

const weekly = (hour: ZoneHourFragment | undefined): string => {
  const kills = hour ? killsPerWeek(hour) : null;
  return kills === null ? '–' : decimal(kills, 1);
};

const COLUMNS: readonly Column<HourOfDay>[] = [
  { header: 'UTC', width: 'w-16', cell: ({ label }) => label },
  ...WEEKDAYS.map((day, at): Column<HourOfDay> => ({
    header: day.slice(0, 3),
    align: 'end',
    cell: ({ days }) => weekly(days[at]),
  })),
];

/** The kills of a zone by hour of the week, as a grid of seven days, and as a table. */
export function HourGrid({ hours }: { readonly hours: readonly ZoneHourFragment[] }) {
  const words = livelyWords(hours);
  const most = Math.max(1, ...hours.map(({ order, destruction }) => order + destruction));
  return (
    <Panel>
      <PlotFigure
        title="When it is lively"
        heading="h2"
        summary={`${words} Kills a week by hour, of the last eight weeks.`}
        plot={
          <svg
            role="img"
            aria-label={words}
            viewBox={`0 0 ${LEFT + 24 * CELL} ${TOP + 7 * CELL}`}
            className="mt-3 w-full text-xs narrow:text-lg print:text-xs"
          >
            {NAMED_HOURS.map((hour) => (
              <text key={hour} x={LEFT + hour * CELL} y={TOP - 6} className="fill-muted">
                {`${hour}:00`}
              </text>
            ))}
            {WEEKDAYS.map((day, at) => (
              <text key={day} x={0} y={TOP + at * CELL + 18} className="fill-muted">
                {day.slice(0, 3)}
              </text>
            ))}
            {hours.map(({ hour, order, destruction }) => (
              <rect
                key={hour}
                x={LEFT + (hour % 24) * CELL + 1}
                y={TOP + Math.floor(hour / 24) * CELL + 1}
                width={CELL - 2}
                height={CELL - 2}
                rx={2}
                className={order + destruction === 0 ? 'fill-sunken' : 'fill-accent forced-colors:fill-text'}
                opacity={
                  order + destruction === 0
                    ? 1
                    : Number((0.15 + (0.85 * (order + destruction)) / most).toFixed(2))
                }
              />
            ))}
          </svg>
        }
        table={
          <Table
            caption="Kills by hour of the week"
            columns={COLUMNS}
            rows={byHourOfDay(hours)}
            rowKey={({ label }) => label}
            scrolls
          />
        }
      />
    </Panel>
  );
}
