import { placeColumn } from '../leaderboard/board-columns.tsx';
import { pagedRows } from '../ui/list/paged-list.tsx';
import type { RankedRowFragment } from '#graphql/generated/documents.ts';
import type { RatedLadder, RatedPlace } from '#lib/game/boards/rated-ladder.ts';
import { ordinal, plain, plural, thousands } from '#lib/format/number.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { PIN } from '#lib/url/paging/pin.ts';

import { CombatantCell } from '../character/combatant-cell.tsx';
import type { Column } from '../ui/table/column.ts';
import { resultWords } from '../overview/result-words.ts';

const count = (key: 'wins' | 'losses' | 'draws', header: string): Column<RankedRowFragment> => ({
  header,
  align: 'end',
  narrow: 'hidden',
  cell: (place) => thousands(place[key]),
});

/** A place on any ladder. */
type LadderPlace = Pick<RankedRowFragment, 'rank' | 'rating' | 'character' | 'guild'>;

const rating: Column<LadderPlace> = {
  header: 'Rating',
  align: 'end',
  cell: (place) => <b className="tracking-figure">{thousands(Math.round(place.rating))}</b>,
};

/** The name holds career and guild. */
const named: readonly Column<LadderPlace>[] = [
  placeColumn(({ rank }) => rank),
  {
    header: 'Name',
    names: true,
    narrow: 'shrinks',
    cell: ({ character, guild }) => <CombatantCell character={character} guild={guild} />,
  },
];

const columns: readonly Column<RankedRowFragment>[] = [
  ...named,
  { header: 'Renown rank', align: 'end', narrow: 'hidden', cell: ({ renownRank }) => plain(renownRank) },
  count('wins', 'Wins'),
  count('losses', 'Losses'),
  count('draws', 'Draws'),
  {
    header: 'Record',
    align: 'end',
    narrow: 'only',
    cell: ({ wins, losses, draws }) => (
      <span className="text-sm whitespace-nowrap text-muted tiny:whitespace-normal">
        <span aria-hidden="true">
          {plain(wins)}–{plain(losses)}–{plain(draws)}
        </span>
        <span className="sr-only">{resultWords({ wins, losses, draws }, wins + losses + draws)}</span>
      </span>
    ),
  },
  rating,
];

/** A sigma in words; empty where no quarter of the ladder is known. */
const SETTLED = new Map([
  [true, 'settled'],
  [false, 'still settling'],
]);

const ratedColumns: readonly Column<RatedPlace>[] = [
  ...named,
  { header: 'Strength', align: 'end', cell: ({ mu }) => <b>{thousands(Math.round(mu))}</b> },
  {
    header: 'Sigma',
    align: 'end',
    cell: ({ sigma, isSettled }) => (
      <>
        {thousands(Math.round(sigma))}
        <span className="block text-sm text-muted">{isSettled !== null && SETTLED.get(isSettled)}</span>
      </>
    ),
  },
  { ...rating, narrow: 'hidden' },
];

/** One page of a ranked ladder, the first place first. */
export const RankedLadder = pagedRows({
  caption: 'Ranked leaderboard',
  columns,
  rowsOf: (nodes: readonly RankedRowFragment[]) => nodes,
  rowKey: ({ character }) => character.id,
  isMarked: ({ character }, list) => character.id === list.params[PIN],
  pagesOf: 'ladder',
});

/** One page of a ladder of ratings, the strongest first. */
export const RatedRows = pagedRows({
  caption: 'Ladder of ratings',
  columns: ratedColumns,
  rowsOf: (nodes: readonly RatedPlace[]) => nodes,
  rowKey: ({ character }) => character.id,
  isMarked: ({ character }, list) => character.id === list.params[PIN],
  pagesOf: 'ladder',
});

interface SentenceProps {
  readonly page: RatedLadder;
  readonly list: ListAddress;
}

/** The number of rated players, the place of the player whom the address points out, and the rule of the order. */
export function RatedSentence({ page: { totalCount, nodes }, list }: SentenceProps) {
  const own = nodes.find(({ character }) => character.id === list.params[PIN]);
  const settled = own && own.isSettled !== null ? `, the rating is ${SETTLED.get(own.isSettled)}` : '';
  return (
    <p className="mb-4">
      {own && (
        <>
          <b>
            {own.character.name} is {ordinal(own.rank)}
          </b>{' '}
          of {`${thousands(totalCount)} ${plural(totalCount, 'player', 'players')}`}
          {settled}.{' '}
        </>
      )}
      {!own && (
        <b>{`${thousands(totalCount)} ${plural(totalCount, 'player has', 'players have')}`} such a rating.</b>
      )}{' '}
      The order is that of the most likely strength. Sigma is how far off that may be: a rating is settled
      where it is below that of three quarters of the players on this ladder. The rating is the strength less
      three times sigma.
    </p>
  );
}
