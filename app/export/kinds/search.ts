import { GuildPageFragmentDoc, HitPageFragmentDoc } from '#graphql/generated/documents.ts';
import { mapAnswer, NO_ANSWER } from '#lib/api/answer.ts';
import { searchEverything, searchGuilds } from '#lib/data/search.ts';
import { FOUND_GUILD_COLUMNS, HIT_COLUMNS } from '#lib/exports/columns/search-columns.ts';
import { listExports } from '#lib/exports/page-exports.ts';
import { nullable } from '#lib/exports/shapes/shape.ts';
import { text } from '#lib/url/filter/filter.ts';
import { type Cursor, cursorNames } from '#lib/url/paging/cursor.ts';
import { otherList } from '#lib/url/paging/list-address.ts';
import type { SearchParams } from '#lib/url/search-params.ts';
import { parseSearchText } from '#lib/url/search-text.ts';

/** The text is a parameter, since one that is searched for may itself end like a format. */
export const SEARCH_FILTER = { label: 'Search', fields: { text: text('query', 'Text') } } as const;

/** Names the cursor of the guilds, which stand beside the results of every kind. */
const GUILDS_PREFIX = 'guilds';

const askedText = (query: SearchParams) => parseSearchText(query, SEARCH_FILTER.fields.text.param);

export const SEARCH_EXPORTS = listExports('/search', 'Search results', {
  filter: SEARCH_FILTER,
  parts: (part) => ({
    results: part(async ({ list, query }) => {
      const asked = askedText(query);
      return asked ? mapAnswer(await searchEverything(asked, list), ({ page }) => page) : NO_ANSWER;
    }).json(nullable(HitPageFragmentDoc)),
    guilds: part(async ({ list, query }) => {
      const asked = askedText(query);
      return asked ? searchGuilds(asked, otherList(list, GUILDS_PREFIX)) : NO_ANSWER;
    }).json(nullable(GuildPageFragmentDoc)),
  }),
  tables: (table) => ({
    results: table('Results', ({ part }) => part('results'), HIT_COLUMNS),
    guilds: table('Guilds', ({ part }) => part('guilds'), FOUND_GUILD_COLUMNS, { prefix: GUILDS_PREFIX }),
  }),
});

/** Returns the query of the exports' address for a search of guilds, which are not its first list. */
export function guildSearchQuery(query: string, { after, before }: Cursor): SearchParams {
  const names = cursorNames(GUILDS_PREFIX);
  return { query, [names.after]: after, [names.before]: before };
}
