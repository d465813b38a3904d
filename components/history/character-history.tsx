import type { CharacterHistoryPartsFragment, SpellOfHistoryFragment } from '#graphql/generated/documents.ts';
import { plain } from '#lib/format/number.ts';
import { dayText, historyWords, spellDays, spellEnds } from '#lib/game/history/history-words.ts';

import { AT, DungeonTable } from '../dungeon/dungeon-columns.tsx';
import { GuildCell } from '../guild/guild-cell.tsx';
import { PlotFigure } from '../plot/plot-figure.tsx';
import { Panel } from '../ui/page/panel.tsx';
import type { Column } from '../ui/table/column.ts';
import { countColumn } from '../ui/table/count-column.tsx';
import { Table } from '../ui/table/table.tsx';
import { RankPlot } from './rank-plot.tsx';

const spellColumns: readonly Column<SpellOfHistoryFragment>[] = [
  {
    header: 'Guild',
    names: true,
    narrow: AT.start,
    cell: ({ guild }) => (guild ? <GuildCell guild={guild} /> : <span className="text-muted">No guild</span>),
  },
  {
    header: 'When',
    narrow: AT.second,
    cell: (spell) => (
      <>
        {spellDays(spell)}
        <span className="block text-sm text-muted">{spellEnds(spell)}</span>
      </>
    ),
  },
  countColumn({
    header: 'Days',
    meaning: 'Days with a fight',
    width: 'w-[90px]',
    narrow: AT.end,
    of: ({ days }) => days,
    one: 'day',
  }),
];

/** Levels and renown ranks of a character over time, and its guilds one after the other. */
export function CharacterHistory({ history }: { readonly history: CharacterHistoryPartsFragment }) {
  const { from, to, steps, spells } = history;
  const words = historyWords(history);
  return (
    <>
      <Panel>
        <PlotFigure
          title="Level and renown rank"
          heading="h2"
          summary={<b className="text-md font-semibold text-text">{words}</b>}
          plot={
            steps.length > 1 &&
            from !== null &&
            to !== null && <RankPlot label={words} steps={steps} from={from} to={to} />
          }
          table={
            steps.length > 0 && (
              <Table
                caption="Levels and renown ranks"
                columns={[
                  { header: 'First seen on', cell: ({ day }) => dayText(day) },
                  { header: 'Level', align: 'end', cell: ({ level }) => plain(level ?? Number.NaN) },
                  {
                    header: 'Renown rank',
                    align: 'end',
                    cell: ({ renownRank }) => plain(renownRank ?? Number.NaN),
                  },
                ]}
                rows={steps.toReversed()}
                rowKey={({ day }) => String(day)}
              />
            )
          }
        />
      </Panel>
      <DungeonTable
        title="Guilds"
        columns={spellColumns}
        rows={spells}
        rowKey={({ from: day, before }) => `${day} ${before}`}
        empty="No fight is known."
      />
    </>
  );
}
