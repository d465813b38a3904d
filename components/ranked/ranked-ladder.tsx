import type { RankedPageFragment, RankedRowFragment } from '#graphql/generated/documents.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { plain, thousands } from '#lib/format/number.ts';
import { pagerLinks } from '#lib/url/paging/pager-links.ts';

import { CombatantCell } from '../character/combatant-cell.tsx';
import type { Column } from '../ui/table/column.ts';
import { Pager } from '../ui/table/pager.tsx';
import { resultWords } from '../overview/result-words.ts';
import { Panel } from '../ui/page/panel.tsx';
import { Table } from '../ui/table/table.tsx';

const count = (key: 'wins' | 'losses' | 'draws', header: string): Column<RankedRowFragment> => ({
  header,
  align: 'end',
  narrow: 'hidden',
  cell: (place) => thousands(place[key]),
});

/** The name holds career and guild. */
const columns: readonly Column<RankedRowFragment>[] = [
  {
    header: 'Place',
    width: 'w-[60px]',
    cell: ({ rank }) => <b className="tracking-figure text-accent">{plain(rank)}</b>,
  },
  {
    header: 'Name',
    names: true,
    narrow: 'shrinks',
    cell: ({ character, guild }) => <CombatantCell character={character} guild={guild} />,
  },
  { header: 'Renown rank', align: 'end', narrow: 'hidden', cell: ({ renownRank }) => plain(renownRank) },
  count('wins', 'Wins'),
  count('losses', 'Losses'),
  count('draws', 'Draws'),
  {
    header: 'Record',
    align: 'end',
    narrow: 'only',
    cell: ({ wins, losses, draws }) => (
      <span className="whitespace-nowrap text-sm text-muted">
        <span aria-hidden="true">
          {plain(wins)}–{plain(losses)}–{plain(draws)}
        </span>
        <span className="sr-only">{resultWords({ wins, losses, draws }, wins + losses + draws)}</span>
      </span>
    ),
  },
  {
    header: 'Rating',
    align: 'end',
    cell: ({ rating }) => <b className="tracking-figure">{thousands(rating)}</b>,
  },
];

interface Props {
  readonly page: RankedPageFragment;
  readonly list: ListAddress;
}

/** One page of a ranked ladder, the first place first. */
export function RankedLadder({ page, list }: Props) {
  return (
    <Panel ornate className="overflow-hidden">
      <Table
        caption="Ranked leaderboard"
        columns={columns}
        rows={page.nodes ?? []}
        rowKey={({ character }) => character.id}
      />
      <Pager label="ladder" links={pagerLinks(list, page.pageInfo)} />
    </Panel>
  );
}
