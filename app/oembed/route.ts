import { env } from '#lib/env.ts';
import { failure } from '#lib/exports/export-response.ts';
import { parseOembed } from '#lib/exports/formats/oembed.ts';
import { siteUrl } from '#lib/seo/site-url.ts';

/** Refuses oEmbed requests that name no page of the site; others are mapped to the page's exports (routeAddress). */
export function GET(request: Request): Response {
  const asked = parseOembed(new URL(request.url).searchParams, siteUrl(env()));
  return 'status' in asked ? failure(asked.status, asked.text) : failure(404, 'Not found');
}
