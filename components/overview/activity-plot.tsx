import { scaleLinear } from 'd3-scale';
import { plural, thousands } from '#lib/format/number.ts';
import { toDate, utcDateLong, utcDateShort } from '#lib/format/time.ts';
import {
  type ActiveWeek,
  activeWeeks,
  type ActivitySpan,
  liveliestOf,
  weeksOf,
} from '#lib/game/overview/activity.ts';
import { PlotFigure } from '../plot/plot-figure.tsx';
import { PlotKey } from '../plot/plot-key.tsx';
import styles from '../plot/plot.module.css';
import { ValueAxis } from '../plot/value-axis.tsx';
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
  const most = Math.max(...spans.map(({ kills, deaths, days }) => Math.max(kills, deaths) / days));
  const summary = activityWords(spans);
  if (!first || most === 0) {
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
            <div className={`${styles.frame} pt-2`}>
              <svg className={styles.canvas} role="img" aria-label={summary}>
                <ValueAxis scale={scaleLinear([0, most], [50, 4])} />
                <ValueAxis scale={scaleLinear([0, most], [50, 96])} />
                <svg width="100%" height="100%" viewBox={`0 0 ${days} 100`} preserveAspectRatio="none">
                  <path className={styles.first} d={barsOf(spans, ({ kills }) => (kills / most) * -46)} />
                  <path className={styles.second} d={barsOf(spans, ({ deaths }) => (deaths / most) * 46)} />
                </svg>
                {monthsOf(first.from, days).map(({ from, name }) => (
                  <text key={from} x={percentage(((from - first.from) / DAY / days) * 100)} y="100%" dy={18}>
                    {name}
                  </text>
                ))}
              </svg>
            </div>
            <PlotKey
              entries={[
                { name: 'Kills by day (UTC), above the line', sign: 'first' },
                { name: 'Deaths, below it', sign: 'second' },
              ]}
            />
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

/** The bars of one measure as a path: one unit wide for a day, from the line in the middle. */
function barsOf(spans: readonly ActivitySpan[], height: (span: ActivitySpan) => number): string {
  const start = spans[0]?.from ?? 0;
  return spans
    .map((span) => {
      const high = Number((height(span) / span.days).toFixed(2));
      return high === 0 ? '' : `M${(span.from - start) / DAY} 50v${high}h${span.days}v${-high}z`;
    })
    .join('');
}

/** The first days of the months that begin within the plot, but for the last weeks, where a name has no room. */
function monthsOf(start: number, days: number): readonly { readonly from: number; readonly name: string }[] {
  const months = [];
  const date = new Date(start * 1000);
  for (let month = date.getUTCMonth() + 1; ; month += 1) {
    const from = Date.UTC(date.getUTCFullYear(), month) / 1000;
    if (from > start + (days - 14) * DAY) return months;
    const [, name = ''] = utcDateShort(new Date(from * 1000)).split(' ');
    months.push({ from, name });
  }
}

const dayWords = (from: number): string => {
  const date = toDate(from);
  return date ? utcDateLong(date) : '';
};

const counts = ({ kills, deaths }: Pick<ActivitySpan, 'kills' | 'deaths'>): string =>
  `${thousands(kills)} ${plural(kills, 'kill', 'kills')} and ${thousands(deaths)} ${plural(deaths, 'death', 'deaths')}`;

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
