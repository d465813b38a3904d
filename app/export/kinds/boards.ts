import {
  type CharacterCardFragment,
  CharacterCardFragmentDoc,
  GuildTagFragmentDoc,
  PageInfoFragmentDoc,
} from '#graphql/generated/documents.ts';
import type { Answer } from '#lib/api/answer.ts';
import { listGuildBoard, listPlayerBoard } from '#lib/data/player/boards.ts';
import { GUILD_BOARD_COLUMNS, PLAYER_BOARD_COLUMNS } from '#lib/exports/columns/board-columns.ts';
import type { ExportColumn } from '#lib/exports/export-table.ts';
import { NO_RECORD, pageExports } from '#lib/exports/page-exports.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import { INTEGER, list as listOf, nullable, object, type Shape, TEXT } from '#lib/exports/shapes/shape.ts';
import { boardBlock, type BoardText } from '#lib/exports/text/board-blocks.ts';
import { periodLabel } from '#lib/game/boards/board-period.ts';
import type { Board, BoardRow } from '#lib/game/boards/board.ts';
import type { Best } from '#lib/game/boards/score-sheet.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { realmOf } from '#lib/game/players/realms.ts';
import { previewOfGuilds, previewOfPlayers } from '#lib/preview/kinds/preview-of-leaderboard.ts';
import type { Preview } from '#lib/preview/preview.ts';
import { chosenPeriod, GUILD_BOARD_FILTER, PLAYER_BOARD_FILTER } from '#lib/url/filter/board-filter.ts';
import { filterWords } from '#lib/url/filter/filter-words.ts';
import { type Filter, parseFilter } from '#lib/url/filter/filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

/** The boards of players, or of guilds. */
interface BoardKind<Owner, Of extends Filter> extends Pick<BoardText<Owner>, 'header' | 'kind'> {
  readonly address: string;
  readonly filter: Of;
  readonly board: (list: ListAddress<Of>, now: Date) => Promise<Answer<Board<Owner>>>;
  readonly owner: Shape<Owner>;
  readonly columns: readonly ExportColumn<BoardRow<Owner>>[];
  readonly preview: (rows: readonly BoardRow<Owner>[], title: string) => Preview;
}

/** The period that an address asks for, in words. */
export const chosenPeriodLabel = (filter: Filter, query: SearchParams): string =>
  periodLabel(chosenPeriod(String(parseFilter(filter, query)['period']), new Date()));

const boardExports = <Owner extends { readonly id: string; readonly name: string }, const Of extends Filter>({
  address,
  header,
  kind,
  filter,
  ...of
}: BoardKind<Owner, Of>) =>
  pageExports({
    address,
    title: `The leaderboards of ${header.toLowerCase()}s`,
    filter,
    ...NO_RECORD,
    load: (_, { list }) => ({ board: () => of.board(list, new Date()) }),
    parts: {
      board: object({
        rows: listOf(
          object({
            place: INTEGER,
            sharedBy: INTEGER,
            kills: INTEGER,
            partIn: nullable(INTEGER),
            deaths: INTEGER,
            solo: nullable(INTEGER),
            owner: of.owner,
          }),
        ),
        pageInfo: fragment(PageInfoFragmentDoc),
        listed: INTEGER,
        of: INTEGER,
        cutTie: nullable(object({ place: INTEGER, more: INTEGER })),
        marked: nullable(TEXT),
        names: listOf(object({ id: TEXT, name: TEXT })),
      }),
    },
    tables: (table) => ({ board: table(`${header}s`, of.columns, ({ part }) => part('board')) }),
    text: async ({ query, part }) =>
      boardBlock(await part('board'), {
        header,
        kind,
        period: chosenPeriodLabel(filter, query),
        chosen: filterWords(filter, { ...query, period: undefined }),
      }),
    preview: async ({ query, part }) => {
      const { rows } = await part('board');
      return of.preview(rows, `${header}s, ${chosenPeriodLabel(filter, query)}`);
    },
  });

/** A player's place as the pictures of leaderboards name it. */
export const playerStanding = ({ place, sharedBy, kills, owner }: Best<CharacterCardFragment>) => ({
  rank: place,
  sharedBy,
  kills,
  character: owner,
});

export const PLAYER_BOARD_EXPORTS = boardExports({
  address: '/leaderboard',
  header: 'Player',
  kind: { header: 'Career', of: ({ career }) => careerLabel(career) },
  filter: PLAYER_BOARD_FILTER,
  board: listPlayerBoard,
  owner: fragment(CharacterCardFragmentDoc),
  columns: PLAYER_BOARD_COLUMNS,
  preview: (rows, title) => previewOfPlayers(rows.map(playerStanding), title),
});

export const GUILD_BOARD_EXPORTS = boardExports({
  address: '/leaderboard/guilds',
  header: 'Guild',
  kind: { header: 'Realm', of: ({ realm }) => realmOf(realm).label },
  filter: GUILD_BOARD_FILTER,
  board: listGuildBoard,
  owner: fragment(GuildTagFragmentDoc),
  columns: GUILD_BOARD_COLUMNS,
  preview: (rows, title) =>
    previewOfGuilds(
      rows.map(({ place, sharedBy, kills, owner }) => ({ rank: place, sharedBy, kills, guild: owner })),
      title,
    ),
});
