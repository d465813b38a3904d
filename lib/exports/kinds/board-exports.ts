import {
  type CharacterCardFragment,
  CharacterCardFragmentDoc,
  type GuildTagFragment,
  GuildTagFragmentDoc,
  PageInfoFragmentDoc,
} from '#graphql/generated/documents.ts';
import type { Board, BoardRow } from '#lib/game/boards/board.ts';
import { periodLabel } from '#lib/game/boards/board-period.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { realmOf } from '#lib/game/players/realms.ts';
import { previewOfGuilds, previewOfPlayers } from '#lib/preview/kinds/preview-of-leaderboard.ts';
import type { Preview } from '#lib/preview/preview.ts';
import { chosenPeriod, GUILD_BOARD_FILTER, PLAYER_BOARD_FILTER } from '#lib/url/filter/board-filter.ts';
import { type Filter, parseFilter } from '#lib/url/filter/filter.ts';
import { filterWords } from '#lib/url/filter/filter-words.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { characterColumns, guildColumns, rankColumns } from '../columns/combatant-columns.ts';
import { column, type ExportColumn, exportTable } from '../export-table.ts';
import type { PageExports } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { INTEGER, list, NOTHING, nullable, object, type Shape, TEXT } from '../shapes/shape.ts';
import { SHARED_BY } from '../columns/shared-by.ts';
import { boardBlock } from '../text/board-block.ts';

interface BoardParts<Owner> {
  board: Board<Owner>;
}

/** A board of one kind in other formats. */
interface BoardKind<Owner> {
  readonly address: string;
  readonly title: string;
  readonly header: 'Player' | 'Guild';
  readonly filter: Filter;
  readonly owner: Shape<Owner>;
  readonly columns: readonly ExportColumn<BoardRow<Owner>>[];
  readonly kind: { readonly header: string; readonly of: (owner: Owner) => string };
  readonly preview: (rows: readonly BoardRow<Owner>[], title: string) => Preview;
}

const count = <Owner>(name: 'kills' | 'partIn' | 'deaths' | 'solo', about: string) =>
  column<BoardRow<Owner>>(name, about, (row) => row[name]);

function boardExports<Owner extends { readonly id: string; readonly name: string }>(
  board: BoardKind<Owner>,
): PageExports<object, BoardParts<Owner>> {
  const { header, filter } = board;
  return {
    address: board.address,
    title: board.title,
    filter,
    tables: {
      board: exportTable(
        `${header}s`,
        [
          column<BoardRow<Owner>>(
            'place',
            'Place in the order that the address asks for, from 1',
            ({ place }) => place,
          ),
          column<BoardRow<Owner>>('sharedBy', SHARED_BY, ({ sharedBy }) => sharedBy),
          ...board.columns,
          count<Owner>('kills', 'Kills in the period'),
          count<Owner>('partIn', 'Kills in the period with a part in them, as killer or by help'),
          count<Owner>('deaths', 'Deaths in the period'),
          count<Owner>('solo', 'Kills in the period for which one attacker did all the damage'),
        ],
        async ({ part }) => part('board'),
      ),
    },
    record: NOTHING,
    parts: {
      board: object({
        rows: list(
          object({
            place: INTEGER,
            sharedBy: INTEGER,
            kills: INTEGER,
            partIn: nullable(INTEGER),
            deaths: INTEGER,
            solo: nullable(INTEGER),
            owner: board.owner,
          }),
        ),
        pageInfo: fragment(PageInfoFragmentDoc),
        listed: INTEGER,
        of: INTEGER,
        cutTie: nullable(object({ place: INTEGER, more: INTEGER })),
        marked: nullable(TEXT),
        names: list(object({ id: TEXT, name: TEXT })),
      }),
    },
    text: async ({ query, part }) =>
      boardBlock(await part('board'), {
        header,
        period: chosenPeriodLabel(filter, query),
        chosen: wordsOf(filter, query),
        kind: board.kind,
      }),
    preview: async ({ query, part }) => {
      const { rows } = await part('board');
      return board.preview(rows, `${header}s, ${chosenPeriodLabel(filter, query)}`);
    },
  };
}

/** The period that an address asks for, in words. */
export const chosenPeriodLabel = (filter: Filter, query: SearchParams): string =>
  periodLabel(chosenPeriod(String(parseFilter(filter, query)['period']), new Date()));

/** The choices beside the period. */
const wordsOf = (filter: Filter, query: SearchParams): readonly string[] =>
  filterWords(filter, { ...query, period: undefined });

const PLAYER_COLUMNS: readonly ExportColumn<BoardRow<CharacterCardFragment>>[] = [
  ...characterColumns<BoardRow<CharacterCardFragment>>('character', ({ owner }) => owner),
  ...rankColumns<BoardRow<CharacterCardFragment>>('character', ({ owner }) => owner),
  ...guildColumns<BoardRow<CharacterCardFragment>>('character', ({ owner }) => owner.guildMembership ?? null),
];

export const PLAYER_BOARD_EXPORTS = boardExports({
  address: '/leaderboard',
  title: 'The leaderboards of players',
  header: 'Player',
  filter: PLAYER_BOARD_FILTER,
  owner: fragment(CharacterCardFragmentDoc),
  columns: PLAYER_COLUMNS,
  kind: { header: 'Career', of: ({ career }) => careerLabel(career) },
  preview: (rows, title) =>
    previewOfPlayers(
      rows.map(({ place, sharedBy, kills, owner }) => ({ rank: place, sharedBy, kills, character: owner })),
      title,
    ),
});

const GUILD_COLUMNS: readonly ExportColumn<BoardRow<GuildTagFragment>>[] = [
  column('guildId', 'Id of the guild', ({ owner }) => owner.id),
  column('guildName', 'Name of the guild', ({ owner }) => owner.name),
  column('guildRealm', 'ORDER, DESTRUCTION or NEUTRAL', ({ owner }) => owner.realm),
];

export const GUILD_BOARD_EXPORTS = boardExports({
  address: '/leaderboard/guilds',
  title: 'The leaderboards of guilds',
  header: 'Guild',
  filter: GUILD_BOARD_FILTER,
  owner: fragment(GuildTagFragmentDoc),
  columns: GUILD_COLUMNS,
  kind: { header: 'Realm', of: ({ realm }) => realmOf(realm).label },
  preview: (rows, title) =>
    previewOfGuilds(
      rows.map(({ place, sharedBy, kills, owner }) => ({ rank: place, sharedBy, kills, guild: owner })),
      title,
    ),
});
