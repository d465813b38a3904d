import type {
  GetGuildMovesQuery,
  MonthOfGuildFragment,
  MoveOfGuildFragment,
} from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { dayText, guildWords, isRunning, monthWords, moveWords } from '#lib/game/history/history-words.ts';

import { AT, playerColumn } from '../dungeon/dungeon-columns.tsx';
import { GuildTag } from '../guild/guild-tag.tsx';
import { PeriodPlot } from '../plot/period-plot.tsx';
import { PlotFigure } from '../plot/plot-figure.tsx';
import { Chip } from '../ui/chip.tsx';
import { pagedRows } from '../ui/list/paged-list.tsx';
import { Panel } from '../ui/page/panel.tsx';
import type { Column } from '../ui/table/column.ts';
import { Table } from '../ui/table/table.tsx';

const count = (
  header: string,
  of: Exclude<keyof MonthOfGuildFragment, '__typename'>,
  meaning?: string,
): Column<MonthOfGuildFragment> => ({ header, meaning, align: 'end', cell: (row) => thousands(row[of]) });

const monthColumns: readonly Column<MonthOfGuildFragment>[] = [
  { header: 'Month', names: true, cell: ({ month }) => monthWords(month) },
  count('Fought', 'fighters', 'Different characters who fought for the guild'),
  count('New', 'firstSeen', 'Characters that no fight before is known of'),
  count('Joined', 'joined', 'From another guild or none, those who return too'),
  count('Left', 'left', 'First fights for another guild or none'),
];

interface Props {
  /** The oldest first. */
  readonly months: readonly MonthOfGuildFragment[];
  readonly now: Date;
}

/** Says and plots how many characters fought for a guild in each month. */
export function GuildMonths({ months, now }: Props) {
  const seconds = now.getTime() / 1000;
  const words = guildWords(months, seconds);
  return (
    <Panel>
      <PlotFigure
        title="Members over time"
        heading="h2"
        summary={<b className="text-md font-semibold text-text">{words}</b>}
        plot={
          months.length > 1 && (
            <PeriodPlot
              label={words}
              bars={months.map(({ month, fighters }) => ({
                period: monthWords(month),
                value: fighters,
                isRunning: isRunning(month, seconds),
              }))}
            />
          )
        }
        table={
          months.length > 0 && (
            <Table
              caption="Members by month"
              columns={monthColumns}
              rows={months.toReversed()}
              rowKey={({ month }) => String(month)}
            />
          )
        }
      />
    </Panel>
  );
}

type Move = NonNullable<NonNullable<GetGuildMovesQuery['guildMoves']>['nodes']>[number];

/** One page of who came to a guild and who left it, newest first. */
export const MoveList = pagedRows<Move, MoveOfGuildFragment>({
  caption: 'Who came and left',
  layout: 'list',
  narrowTracks: 'narrow:grid-cols-[minmax(0,1fr)_auto]',
  columns: [
    playerColumn(),
    {
      header: 'Move',
      narrow: AT.second,
      cell: (move) => (
        <>
          <Chip>{moveWords(move)}</Chip>
          {move.otherDay !== null && (
            <span className="ml-2 text-muted">
              {move.arrived ? 'from ' : 'for '}
              {move.otherGuild ? <GuildTag guild={move.otherGuild} size={20} /> : 'no guild'}
            </span>
          )}
        </>
      ),
    },
    {
      header: 'First fight after it',
      align: 'end',
      width: 'w-[200px]',
      narrow: AT.end,
      cell: ({ day, otherDay }) => (
        <>
          {dayText(day)}
          {otherDay !== null && (
            <span className="block text-sm text-muted">last before: {dayText(otherDay)}</span>
          )}
        </>
      ),
    },
  ],
  rowsOf: (nodes) => nodes,
  rowKey: ({ character, day, arrived }) => `${character.id} ${day} ${arrived}`,
  pagesOf: 'moves',
  empty: 'No fight for the guild is known.',
});
