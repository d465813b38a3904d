import {
  type GuildCardFragment,
  type GuildPageFragment,
  GuildPageFragmentDoc,
  type HitPageFragment,
  HitPageFragmentDoc,
} from '#graphql/generated/documents.ts';
import { type Hit, hitInfo, hitName } from '#lib/game/search/hit.ts';
import { type Cursor, cursorNames } from '#lib/url/paging/cursor.ts';
import { text } from '#lib/url/filter/filter.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { textCell } from '../columns/cells.ts';
import { characterColumns } from '../columns/combatant-columns.ts';
import { column, type ExportColumn, exportTable, rowsOf } from '../export-table.ts';
import type { PageExports } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { NOTHING, nullable } from '../shapes/shape.ts';

const HIT_COLUMNS: readonly ExportColumn<Hit>[] = [
  column('type', 'What it is: "Character", "Guild", "Item" and so on', (hit) => hit.__typename),
  column('id', 'Its id among those of its type', ({ id }) => id),
  column('name', 'Its name', (hit) => hitName(hit)),
  column('info', 'What tells it from others, in words', (hit) => textCell(hitInfo(hit))),
];

const GUILD_COLUMNS: readonly ExportColumn<GuildCardFragment>[] = [
  column('id', 'Id of the guild', ({ id }) => id),
  column('name', 'Its name', ({ name }) => name),
  column('realm', 'Its realm, as the API calls it', ({ realm }) => realm),
  column('level', 'Its level', ({ level }) => level),
  column('members', 'How many members it has', ({ members }) => members?.totalCount ?? 0),
  ...characterColumns<GuildCardFragment>('leader', ({ leader }) => leader),
];

/** The text is a parameter, since one that is searched for may itself end like a format. */
export const SEARCH_FILTER = { label: 'Search', fields: { text: text('query', 'Text') } } as const;

/** Names the cursor of the guilds, which stand beside the results of every kind. */
export const GUILDS_PREFIX = 'guilds';

interface Parts {
  readonly results: HitPageFragment | null;
  readonly guilds: GuildPageFragment | null;
}

export const SEARCH_EXPORTS: PageExports<object, Parts> = {
  address: '/search',
  title: 'Search results',
  filter: SEARCH_FILTER,
  tables: {
    results: exportTable('Results', HIT_COLUMNS, async ({ part }) => rowsOf(await part('results'))),
    guilds: exportTable('Guilds', GUILD_COLUMNS, async ({ part }) => rowsOf(await part('guilds')), {
      prefix: GUILDS_PREFIX,
    }),
  },
  record: NOTHING,
  parts: {
    results: nullable(fragment(HitPageFragmentDoc)),
    guilds: nullable(fragment(GuildPageFragmentDoc)),
  },
};

/** Returns the query of the exports' address for a search of guilds, which are not its first list. */
export function guildSearchQuery(query: string, { after, before }: Cursor): SearchParams {
  const names = cursorNames(GUILDS_PREFIX);
  return { query, [names.after]: after, [names.before]: before };
}
