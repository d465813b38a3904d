import { env } from '#lib/env.ts';
import { siteUrl } from '#lib/seo/site-url.ts';
import { robotsText } from '#lib/seo/security-text.ts';

/** The site's address is known when it runs, not when it is built. */
export const dynamic = 'force-dynamic';

/** Answers with the rules for crawlers, and the addresses of the sitemaps. */
export const GET = (): Response =>
  new Response(robotsText(siteUrl(env())), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
