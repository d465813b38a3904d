import { GuildPageFragmentDoc, HitPageFragmentDoc } from '#graphql/generated/documents.ts';
import { mapAnswer, NO_ANSWER } from '#lib/api/answer.ts';
import { searchEverything, searchGuilds } from '#lib/data/search.ts';
import { NO_RECORD, pageExports } from '#lib/exports/page-exports.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import { nullable } from '#lib/exports/shapes/shape.ts';
import { text } from '#lib/url/filter/filter.ts';
import { type Cursor, cursorNames } from '#lib/url/paging/cursor.ts';
import { otherList } from '#lib/url/paging/list-address.ts';
import type { SearchParams } from '#lib/url/search-params.ts';
import { parseSearchText } from '#lib/url/search-text.ts';
import { FOUND_GUILD_COLUMNS, HIT_COLUMNS } from '#lib/exports/columns/search-columns.ts';

/** The text is a parameter, since one that is searched for may itself end like a format. */
export const SEARCH_FILTER = { label: 'Search', fields: { text: text('query', 'Text') } } as const;

/** Names the cursor of the guilds, which stand beside the results of every kind. */
const GUILDS_PREFIX = 'guilds';

export const SEARCH_EXPORTS = pageExports('/search', 'Search results', {
  filter: SEARCH_FILTER,
  ...NO_RECORD,
  load: (_, { list, query }) => {
    const asked = parseSearchText(query, SEARCH_FILTER.fields.text.param);
    return {
      results: async () =>
        asked ? mapAnswer(await searchEverything(asked, list), ({ page }) => page) : NO_ANSWER,
      guilds: async () => (asked ? searchGuilds(asked, otherList(list, GUILDS_PREFIX)) : NO_ANSWER),
    };
  },
  parts: {
    results: nullable(fragment(HitPageFragmentDoc)),
    guilds: nullable(fragment(GuildPageFragmentDoc)),
  },
  tables: (table) => ({
    results: table('Results', HIT_COLUMNS, 'results'),
    guilds: table('Guilds', FOUND_GUILD_COLUMNS, 'guilds', { prefix: GUILDS_PREFIX }),
  }),
});

/** Returns the query of the exports' address for a search of guilds, which are not its first list. */
export function guildSearchQuery(query: string, { after, before }: Cursor): SearchParams {
  const names = cursorNames(GUILDS_PREFIX);
  return { query, [names.after]: after, [names.before]: before };
}
