import {
  SearchDocument,
  SearchGuildsDocument,
  type SearchGuildsQuery,
  type SearchQuery,
} from '#graphql/generated/documents.ts';
import { LIVE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import type { Cursor } from '#lib/url/paging.ts';

import { pageOrFirst } from './page-or-first.ts';

/** Hits on a page of results (spec §9). */
const HITS_PER_PAGE = 15;

export type SearchPage = NonNullable<SearchQuery['search']>;
export type GuildSearchPage = NonNullable<SearchGuildsQuery['guilds']>;

/** Everything whose name holds the text, the best match first. */
export function searchEverything(text: string, cursor: Cursor): Promise<SearchPage | null> {
  return pageOrFirst(HITS_PER_PAGE, cursor, async (page) => {
    const { search } = await query(SearchDocument, { query: text, ...page }, LIVE);
    return search;
  });
}

/** Guilds whose name holds the text. */
export function searchGuilds(text: string, cursor: Cursor): Promise<GuildSearchPage | null> {
  return pageOrFirst(HITS_PER_PAGE, cursor, async (page) => {
    const { guilds } = await query(
      SearchGuildsDocument,
      { where: { name: { contains: text } }, ...page },
      LIVE,
    );
    return guilds;
  });
}
