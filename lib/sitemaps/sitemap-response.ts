import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { asApiError } from '#lib/api/api-error.ts';
import { isKnownTag } from '#lib/entity-tag.ts';

import type { FoundSitemap } from './sitemap-files.ts';
import type { CachedSitemap } from './sitemap-cache.ts';
import { sitemapIndex } from './write-sitemap.ts';

const unzip = promisify(gunzip);

const TYPE = 'application/xml; charset=utf-8';
/** Keeps the sitemaps themselves out of search results. */
const READ_ONLY = { 'content-type': TYPE, 'x-robots-tag': 'noindex' } as const;
const CACHEABLE = 'public, max-age=3600, stale-while-revalidate=86400';
const UNCACHEABLE = 'no-store';
/** Seconds after which a file may be there, or an API that has failed. */
const RETRY_AFTER = '120';

/** Answers with the sitemap of all sitemaps, by the names of the files; 502 or 503 where the API fails. */
export async function sitemapIndexResponse(names: Promise<string[]>, siteUrl: string): Promise<Response> {
  try {
    const locations = (await names).map((name) => `${siteUrl}/sitemaps/${name}.xml`);
    return new Response(sitemapIndex(locations), { headers: { ...READ_ONLY, 'cache-control': CACHEABLE } });
  } catch (reason) {
    return failure(reason);
  }
}

/**
 * Answers with a sitemap. It is not sent compressed as it is kept, since Next takes a route's `content-encoding` away and
 * the server compresses all answers by itself. 404 where there is none, 503 where it takes longer than visitors wait, 502
 * or 503 where the API fails.
 */
export async function sitemapResponse(request: Request, found: Promise<FoundSitemap>): Promise<Response> {
  try {
    const file = await found;
    if (file === 'missing') return text(404, 'Not found');
    if (file === 'later') return text(503, 'This sitemap is being made. Please try again in two minutes.');
    return await sent(request, file);
  } catch (reason) {
    return failure(reason);
  }
}

async function sent(request: Request, { bytes, etag }: CachedSitemap): Promise<Response> {
  const headers = { 'cache-control': CACHEABLE, etag };
  if (isKnownTag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(await unzip(bytes)), { headers: { ...READ_ONLY, ...headers } });
}

function failure(reason: unknown): Response {
  const { status, message } = asApiError(reason);
  // The file exists, even if its content cannot be loaded.
  return text(status === 404 ? 502 : status, message);
}

const text = (status: number, message: string): Response =>
  new Response(`${message}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': UNCACHEABLE,
      ...(status === 404 ? {} : { 'retry-after': RETRY_AFTER }),
    },
  });
