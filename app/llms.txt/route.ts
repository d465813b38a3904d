import { isLiveOffered } from '#lib/api/is-live-offered.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { env } from '#lib/env.ts';
import { llmsText } from '#lib/seo/llms-text.ts';
import { siteUrl } from '#lib/seo/site-url.ts';

import { exportGroupsOffered } from '../export/catalogue.ts';

/** The site's address is known when it runs, not when it is built. */
export const dynamic = 'force-dynamic';

/** Answers with a guide to the site for programs that read it. */
export async function GET(): Promise<Response> {
  await whatIsOffered();
  const ways = { live: isLiveOffered(), assistants: env().MCP };
  return new Response(llmsText(exportGroupsOffered(), siteUrl(env()), ways), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
