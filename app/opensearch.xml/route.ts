import { env } from '#lib/env.ts';
import { OPENSEARCH_TYPE, openSearch } from '#lib/seo/open-search.ts';
import { siteUrl } from '#lib/seo/site-url.ts';

/** The site's address is known where it runs, not where it is built. */
export const dynamic = 'force-dynamic';

export const GET = (): Response =>
  new Response(openSearch(siteUrl(env())), {
    headers: {
      'content-type': `${OPENSEARCH_TYPE}; charset=utf-8`,
      'cache-control': 'public, max-age=86400',
    },
  });
