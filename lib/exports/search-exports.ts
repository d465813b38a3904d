import type { GuildCardFragment, GuildPageFragment, HitPageFragment } from '#graphql/generated/documents.ts';
import { type Hit, hitInfo, hitName } from '#lib/game/search/hit.ts';
import { type Cursor, cursorNames } from '#lib/url/cursor.ts';
import { text } from '#lib/url/filter.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { textCell } from './columns/cells.ts';
import { type ExportColumn, exportTable, rowsOf } from './export-table.ts';
import type { PageExports } from './page-exports.ts';

const HIT_COLUMNS: readonly ExportColumn<Hit>[] = [
  {
    name: 'type',
    about: 'What it is: "Character", "Guild", "Item" and so on',
    value: (hit) => hit.__typename,
  },
  { name: 'id', about: 'Its id among those of its type', value: ({ id }) => id },
  { name: 'name', about: 'Its name', value: (hit) => hitName(hit) },
  { name: 'info', about: 'What tells it from others, in words', value: (hit) => textCell(hitInfo(hit)) },
];

const GUILD_COLUMNS: readonly ExportColumn<GuildCardFragment>[] = [
  { name: 'id', about: 'Id of the guild', value: ({ id }) => id },
  { name: 'name', about: 'Its name', value: ({ name }) => name },
  { name: 'realm', about: 'Its realm, as the API has it', value: ({ realm }) => realm },
  { name: 'level', about: 'Its level', value: ({ level }) => level },
  { name: 'members', about: 'How many members it has', value: ({ members }) => members?.totalCount ?? 0 },
  { name: 'leaderId', about: 'Id of its leader', value: ({ leader }) => leader?.id ?? null },
  { name: 'leaderName', about: 'Name of its leader', value: ({ leader }) => leader?.name ?? null },
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
  parts: ['results', 'guilds'],
};

/** What the search of guilds is in the address of the exports, whose first list is not the guilds. */
export function guildSearchQuery(query: string, { after, before }: Cursor): SearchParams {
  const names = cursorNames(GUILDS_PREFIX);
  return { query, [names.after]: after, [names.before]: before };
}
