import { placeColumn } from '../leaderboard/board-columns.tsx';
import { pagedRows } from '../ui/list/paged-list.tsx';
import type { RankedRowFragment } from '#graphql/generated/documents.ts';
import { plain, thousands } from '#lib/format/number.ts';

import { CombatantCell } from '../character/combatant-cell.tsx';
import type { Column } from '../ui/table/column.ts';
import { resultWords } from '../overview/result-words.ts';

const count = (key: 'wins' | 'losses' | 'draws', header: string): Column<RankedRowFragment> => ({
  header,
  align: 'end',
  narrow: 'hidden',
  cell: (place) => thousands(place[key]),
});

/** The name holds career and guild. */
const columns: readonly Column<RankedRowFragment>[] = [
  placeColumn(({ rank }) => rank),
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

/** One page of a ranked ladder, the first place first. */
export const RankedLadder = pagedRows({
  caption: 'Ranked leaderboard',
  columns,
  rowsOf: (nodes: readonly RankedRowFragment[]) => nodes,
  rowKey: ({ character }) => character.id,
  pagesOf: 'ladder',
});
