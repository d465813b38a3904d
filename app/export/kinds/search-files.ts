import { mapAnswer, NO_ANSWER } from '#lib/api/answer.ts';
import { searchEverything, searchGuilds } from '#lib/data/search.ts';
import { type ExportRoute, exportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import { GUILDS_PREFIX, SEARCH_EXPORTS, SEARCH_FILTER } from '#lib/exports/kinds/search-exports.ts';
import { listAddress, otherList } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { parseSearchText } from '#lib/url/search-text.ts';

/** Answers the addresses of these pages in other formats. */
export const SEARCH_FILES: readonly ExportRoute[] = [
  exportRoute(SEARCH_EXPORTS, {
    source: NO_RECORD,
    path: () => routes.search,
    parts: (_, { query }) => {
      const list = listAddress(routes.search, query, SEARCH_FILTER);
      const text = parseSearchText(query, SEARCH_FILTER.fields.text.param);
      return {
        results: async () =>
          text ? mapAnswer(await searchEverything(text, list), ({ page }) => page) : NO_ANSWER,
        guilds: async () => (text ? searchGuilds(text, otherList(list, GUILDS_PREFIX)) : NO_ANSWER),
      };
    },
  }),
];
