import type { IncomingMessage } from 'node:http';
import type { Env } from '#lib/env.ts';
import { siteUrl } from '#lib/seo/site-url.ts';
import { pageAddress } from '#lib/url/page-address.ts';
import { kindAt } from '#lib/url/page-kind-of.ts';
import { renderInBackground } from './rendering.ts';
import { refuseReadably } from '../http/guards/cross-origin.ts';
import { pathOf } from '../http/guards/request-limits.ts';
import type { CompressingResponse } from '../http/wire/compressing-response.ts';
import type { PageHandler } from '../http/next/pages.ts';
import { oembed, parseOembed } from '#lib/url/oembed-href.ts';

type SiteEnv = Pick<Env, 'SITE_URL' | 'PORT' | 'EMBEDS' | 'IMAGE_ORIGIN' | 'ANALYTICS_ENDPOINT'>;

/**
 * Makes a handler that answers oEmbed requests too: it renders the page that they name, and repeats what its head says,
 * so that the two cannot differ.
 */
export const oembedPages =
  (handler: PageHandler, env: SiteEnv): PageHandler =>
  (request, response, visitor) =>
    pathOf(request.url ?? '') === '/oembed'
      ? answerOembed(handler, env, request, response)
      : handler(request, response, visitor);

async function answerOembed(
  handler: PageHandler,
  env: SiteEnv,
  { url = '' }: IncomingMessage,
  response: CompressingResponse,
): Promise<void> {
  const asked = parseOembed(new URL(url, 'http://localhost').searchParams, siteUrl(env));
  if ('status' in asked) return refuseReadably(response, asked);
  const { pathname, search } = asked.page;
  const address = kindAt(pathname) && pageAddress(pathname + search);
  if (!address) return refuseReadably(response, NOT_FOUND);
  const rendering = await renderInBackground(handler, { address, representation: 'document' }, { env });
  if (rendering && rendering.status >= 500) return refuseReadably(response, UNAVAILABLE);
  const embedded = rendering?.status === 200 && oembed(rendering.headTags, asked, env.EMBEDS);
  if (!embedded) return refuseReadably(response, NOT_FOUND);
  response.writeHead(200, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'noindex',
    'cache-control': 'public, max-age=60, stale-while-revalidate=60',
  });
  response.end(JSON.stringify(embedded));
}

const NOT_FOUND = { status: 404, text: 'Not found' };

const UNAVAILABLE = { status: 503, text: 'Not available at the moment' };
