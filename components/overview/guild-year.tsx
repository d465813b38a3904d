import { thousands } from '#lib/format/number.ts';
import { utcDateShort, utcMonth } from '#lib/format/time.ts';
import {
  dayShades,
  SHADES,
  YEAR_WEEKS,
  type YearDay,
  type YearMonth,
  yearMonths,
  yearWords,
} from '#lib/game/overview/year.ts';

import { PlotFigure } from '../plot/plot-figure.tsx';
import { percentage } from '../plot/plot-label.tsx';
import { Panel } from '../ui/page/panel.tsx';
import type { Column } from '../ui/table/column.ts';
import { Table } from '../ui/table/table.tsx';

const DAYS_OF_WEEK = 7;

/** The side of a day's square, of 1. */
const SIDE = 0.84;

/** The classes of the shades, from a day without fights on. */
const CLASSES = [
  'fill-sunken stroke-line stroke-[0.04px]',
  'fill-accent opacity-25',
  'fill-accent opacity-50',
  'fill-accent opacity-75',
  'fill-accent',
] as const;

const columns: readonly Column<YearMonth>[] = [
  { header: 'Month', cell: ({ from }) => utcMonth(from) },
  {
    header: 'Days',
    meaning: 'Days with a kill or a death',
    align: 'end',
    cell: ({ days }) => thousands(days),
  },
  { header: 'Kills', align: 'end', cell: ({ kills }) => thousands(kills) },
  { header: 'Deaths', align: 'end', cell: ({ deaths }) => thousands(deaths) },
];

/** A calendar of the year up to yesterday: a square for each day, a column for each week, darker with more fights. */
export function GuildYear({ days }: { readonly days: readonly YearDay[] }) {
  const summary = yearWords(days);
  const months = yearMonths(days);
  return (
    <Panel>
      <PlotFigure
        title="A year of fights"
        summary={summary}
        plot={months.length > 0 && <Calendar days={days} label={summary} />}
        table={
          months.length > 0 && (
            <Table
              caption="Year by month"
              columns={columns}
              rows={months}
              rowKey={({ from }) => String(from)}
            />
          )
        }
      />
    </Panel>
  );
}

interface CalendarProps {
  readonly days: readonly YearDay[];
  readonly label: string;
}

function Calendar({ days, label }: CalendarProps) {
  const shades = dayShades(days);
  return (
    <div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${YEAR_WEEKS} ${DAYS_OF_WEEK}`}
        className="block w-full"
      >
        {CLASSES.map((shade, at) => (
          <path key={shade} className={shade} d={squares(shades, at)} />
        ))}
      </svg>
      <svg aria-hidden="true" className="block h-5 w-full overflow-visible fill-muted text-xs">
        {monthStarts(days).map(({ name, week }) => (
          <text key={week} x={percentage((week / YEAR_WEEKS) * 100)} y="16">
            {name}
          </text>
        ))}
      </svg>
      <p className="mt-1.5 flex items-center gap-1.5 text-sm text-muted">
        No fight
        <svg aria-hidden="true" viewBox={`0 0 ${SHADES + 1} 1`} className="h-3.5 w-[70px]">
          {CLASSES.map((shade, at) => (
            <path key={shade} className={shade} d={square(at, 0)} />
          ))}
        </svg>
        most (days in UTC)
      </p>
    </div>
  );
}

const square = (x: number, y: number): string =>
  `M${Number((x + 0.08).toFixed(2))} ${Number((y + 0.08).toFixed(2))}h${SIDE}v${SIDE}h-${SIDE}z`;

/** The squares of one shade as a path: a column for each week, from Monday down to Sunday. */
const squares = (shades: readonly number[], shade: number): string =>
  shades
    .map((own, day) => (own === shade ? square(Math.floor(day / DAYS_OF_WEEK), day % DAYS_OF_WEEK) : ''))
    .join('');

/** The months that begin within the calendar, each with the week of its first day; a name has no room at the end. */
function monthStarts(days: readonly YearDay[]) {
  return days.flatMap(({ from }, day) => {
    const date = new Date(from * 1000);
    const week = Math.floor(day / DAYS_OF_WEEK);
    if (date.getUTCDate() !== 1 || week > YEAR_WEEKS - 3) return [];
    return [{ week, name: utcDateShort(date).split(' ')[1] ?? '' }];
  });
}
