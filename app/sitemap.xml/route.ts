import { SITEMAP_KINDS } from '#lib/data/sitemap-kinds.ts';
import { env } from '#lib/env.ts';
import { siteUrl } from '#lib/seo/site-url.ts';
import { sitemapIndexResponse } from '#lib/sitemaps/sitemap-response.ts';
import { createSitemaps, sharedSitemaps } from '#lib/sitemaps/sitemaps.ts';

/** Rendered per request: its content is unknown at build time. */
export const dynamic = 'force-dynamic';

/** The sitemap of all sitemaps. */
export async function GET(): Promise<Response> {
  const origin = siteUrl(env());
  const sitemaps = sharedSitemaps(() => createSitemaps(SITEMAP_KINDS, origin));
  return sitemapIndexResponse(sitemaps.names(), origin);
}
