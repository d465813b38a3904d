import {
  SearchDocument,
  SearchGuildsDocument,
  type GuildPageFragment,
  type HitPageFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { LIVE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import type { ListAddress } from '#lib/url/list-address.ts';

import { pageOrFirst } from './page-or-first.ts';

/** Hits on a page of results. */
const HITS_PER_PAGE = 15;

/** Everything whose name holds the text, the best match first. */
export function searchEverything(
  text: string,
  { cursor }: ListAddress,
): Promise<Answer<HitPageFragment | null>> {
  return pageOrFirst(HITS_PER_PAGE, cursor, async (page) =>
    mapAnswer(await query(SearchDocument, { query: text, ...page }, LIVE), ({ search }) => search),
  );
}

/** Guilds whose name holds the text. */
export function searchGuilds(
  text: string,
  { cursor }: ListAddress,
): Promise<Answer<GuildPageFragment | null>> {
  return pageOrFirst(HITS_PER_PAGE, cursor, async (page) => {
    const variables = { where: { name: { contains: text } }, ...page };
    return mapAnswer(await query(SearchGuildsDocument, variables, LIVE), ({ guilds }) => guilds);
  });
}
