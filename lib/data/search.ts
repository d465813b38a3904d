import {
  SearchDocument,
  SearchGuildsDocument,
  type SearchGuildsQuery,
  type SearchQuery,
} from '#graphql/generated/documents.ts';
import { LIVE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import { type Cursor, pageVariables } from '#lib/paging.ts';

/** Hits on a page of results (spec §9). */
export const HITS_PER_PAGE = 15;

export type SearchPage = NonNullable<SearchQuery['search']>;
export type SearchHit = NonNullable<SearchPage['nodes']>[number];
export type GuildSearchPage = NonNullable<SearchGuildsQuery['guilds']>;

/** Everything whose name holds the text, the best match first. */
export async function searchEverything(text: string, cursor: Cursor): Promise<SearchPage | null> {
  const variables = { query: text, ...pageVariables(HITS_PER_PAGE, cursor) };
  const { search } = await query(SearchDocument, variables, LIVE);
  return search;
}

/** Guilds whose name holds the text. */
export async function searchGuilds(text: string, cursor: Cursor): Promise<GuildSearchPage | null> {
  const variables = { where: { name: { contains: text } }, ...pageVariables(HITS_PER_PAGE, cursor) };
  const { guilds } = await query(SearchGuildsDocument, variables, LIVE);
  return guilds;
}
