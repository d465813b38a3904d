import { greatest } from 'd3-array';

import { counted, thousands } from '#lib/format/number.ts';
import { toDate, utcDateLong } from '#lib/format/time.ts';
import { bothWords, type KillSample } from '#lib/game/overview/kill-sample.ts';

import { BarPlot } from '../plot/bar-plot.tsx';
import { PlotFigure } from '../plot/plot-figure.tsx';
import { Panel } from '../ui/page/panel.tsx';

const TITLE = 'Active members by day (UTC)';

/** Days that are drawn, at most. */
const DAYS = 7;

/** Help in a kill is known where the API counts. */
const activityOf = ({ records }: KillSample) =>
  records === null ? 'killed, helped or fell' : 'killed or fell';

/** Plots how many members were active on each of the last days that all is known of. */
export function ActiveMemberPlot({ sample }: { readonly sample: KillSample }) {
  const days = sample.activeDays.slice(0, DAYS);
  const most = greatest(days, ({ members }) => members);
  return (
    <Panel>
      <PlotFigure
        title={TITLE}
        summary={
          most
            ? `Who ${activityOf(sample)}: ${memberWords(most.members)} on ${dayWords(most.from)}, ${amongDays(days.length)} with kills or deaths, in ${bothWords(sample)}.`
            : emptyWords(sample)
        }
        plot={
          most && (
            <BarPlot
              bars={days.map(({ from, members }) => ({
                key: String(from),
                name: dayWords(from),
                value: members,
                text: memberWords(members),
              }))}
            />
          )
        }
      />
    </Panel>
  );
}

const emptyWords = (sample: KillSample): string =>
  sample.kills.total + sample.deaths.total === 0
    ? 'No kills and no deaths.'
    : 'The kills and deaths that are known fill no whole day.';

const amongDays = (days: number): string =>
  days === 1 ? 'the only day' : `the most of ${thousands(days)} days`;

const memberWords = (members: number) => counted(members, 'member');

const dayWords = (from: number): string => {
  const date = toDate(from);
  return date ? utcDateLong(date) : '';
};
