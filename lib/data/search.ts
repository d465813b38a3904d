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
import { withoutPlus } from '#lib/url/search-text.ts';

import { pageOrFirst } from './page-or-first.ts';

/** Hits on a page of results. */
const HITS_PER_PAGE = 15;

/** Everything whose name holds the text, the best match first; where nothing does, plus signs are tried as blanks. */
export function searchEverything(
  text: string,
  { cursor }: ListAddress,
): Promise<Answer<HitPageFragment | null>> {
  return orWithoutPlus(text, (asked) =>
    pageOrFirst(HITS_PER_PAGE, cursor, async (page) =>
      mapAnswer(await query(SearchDocument, { query: asked, ...page }, LIVE), ({ search }) => search),
    ),
  );
}

/** Guilds whose name holds the text; where none does, plus signs are tried as blanks. */
export function searchGuilds(
  text: string,
  { cursor }: ListAddress,
): Promise<Answer<GuildPageFragment | null>> {
  return orWithoutPlus(text, (asked) =>
    pageOrFirst(HITS_PER_PAGE, cursor, async (page) => {
      const variables = { where: { name: { contains: asked } }, ...page };
      return mapAnswer(await query(SearchGuildsDocument, variables, LIVE), ({ guilds }) => guilds);
    }),
  );
}

type Found = Answer<{ readonly nodes?: readonly unknown[] | null } | null>;

/** Searches for the text; without hits, for the text with blanks in place of its plus signs. */
async function orWithoutPlus<Page extends Found>(
  text: string,
  ask: (text: string) => Promise<Page>,
): Promise<Page> {
  const found = await ask(text);
  const spaced = withoutPlus(text);
  return spaced === null || found.data?.nodes?.length ? found : ask(spaced);
}
