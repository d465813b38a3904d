import { SidesPlot } from '../plot/sides-plot.tsx';
import { counted, plural, thousands } from '#lib/format/number.ts';
import { toDate, utcDateLong, utcDateShort } from '#lib/format/time.ts';
import {
  type ActiveWeek,
  activeWeeks,
  type ActivitySpan,
  liveliestOf,
  weeksOf,
} from '#lib/game/overview/activity.ts';
import { PlotFigure } from '../plot/plot-figure.tsx';
import type { Column } from '../ui/table/column.ts';
import { Panel } from '../ui/page/panel.tsx';
import { Table } from '../ui/table/table.tsx';
import { percentage } from '#components/plot/plot-label.tsx';

const DAY = 86_400;

const columns: readonly Column<ActiveWeek>[] = [
  { header: 'Week from', cell: ({ from }) => dayWords(from) },
  { header: 'Kills', align: 'end', cell: ({ kills }) => thousands(kills) },
  { header: 'Deaths', align: 'end', cell: ({ deaths }) => thousands(deaths) },
];

/** Plots kills above and deaths below a line of days; days of which only the sum is known as their average. */
export function ActivityPlot({ spans }: { readonly spans: readonly ActivitySpan[] }) {
  const first = spans[0];
  const weeks = weeksOf(spans).length;
  const title = `Activity of ${weeks} ${plural(weeks, 'week', 'weeks')}`;
  const days = weeks * 7;
  const summary = activityWords(spans);
  if (!first || spans.every(({ kills, deaths }) => kills + deaths === 0)) {
    return (
      <Panel>
        <PlotFigure title={title} summary={summary} />
      </Panel>
    );
  }
  const hasSums = spans.some(({ days }) => days > 1);
  return (
    <Panel>
      <PlotFigure
        title={title}
        summary={summary}
        plot={
          <div>
            <SidesPlot
              label={summary}
              of="figures"
              bars={spans.map(({ from, days: width, kills, deaths }) => ({
                at: (from - first.from) / DAY,
                width,
                above: kills / width,
                below: deaths / width,
              }))}
              names={['Kills by day (UTC)', 'Deaths']}
            >
              {monthsOf(first.from, days).map(({ from, name }) => (
                <text key={from} x={percentage(((from - first.from) / DAY / days) * 100)} y="100%" dy={18}>
                  {name}
                </text>
              ))}
            </SidesPlot>
            {hasSums && (
              <p className="mt-2 text-sm text-muted">
                A wide bar is a week, or this week so far, of which only the sum is known: it is as high as
                the average of its days.
              </p>
            )}
          </div>
        }
        table={
          <Table
            caption="Activity by week"
            columns={columns}
            rows={activeWeeks(spans)}
            rowKey={({ from }) => String(from)}
          />
        }
      />
    </Panel>
  );
}

/** The first days of the months that begin within the plot, but for the last weeks, where a name has no room. */
function monthsOf(start: number, days: number): readonly { readonly from: number; readonly name: string }[] {
  const months = [];
  const date = new Date(start * 1000);
  for (let month = date.getUTCMonth() + 1; ; month += 1) {
    const from = Date.UTC(date.getUTCFullYear(), month) / 1000;
    // Also where the start is not known.
    if (!(from <= start + (days - 14) * DAY)) return months;
    const [, name = ''] = utcDateShort(new Date(from * 1000)).split(' ');
    months.push({ from, name });
  }
}

const dayWords = (from: number): string => {
  const date = toDate(from);
  return date ? utcDateLong(date) : '';
};

const counts = ({ kills, deaths }: Pick<ActivitySpan, 'kills' | 'deaths'>): string =>
  `${counted(kills, 'kill')} and ${counted(deaths, 'death')}`;

/** The message of the plot: all of it, and the liveliest day, or week. */
function activityWords(spans: readonly ActivitySpan[]): string {
  const sum = (measure: 'kills' | 'deaths') => spans.reduce((total, span) => total + span[measure], 0);
  const all = { kills: sum('kills'), deaths: sum('deaths') };
  if (all.kills + all.deaths === 0) return 'No kills and no deaths in the last 26 weeks.';
  const liveliest = liveliestOf(spans);
  if (!liveliest) return '';
  const when = `${liveliest.days === 1 ? 'on' : 'in the week of'} ${dayWords(liveliest.from)}`;
  if (counts(liveliest) === counts(all)) return `${counts(all)}, all ${when}.`;
  return `${counts(all)}; the most ${when}: ${counts(liveliest)}.`;
}
