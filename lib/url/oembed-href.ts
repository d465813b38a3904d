import type { Route } from 'next';
import { EMBED_SIZE, embedCode } from '#lib/exports/other-sites/embed-code.ts';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '#lib/preview/preview.ts';
import type { HeadTag } from '#lib/seo/head-tag.ts';

import { DEFAULT_PICTURE } from './export-address.ts';

/** A parsed oEmbed request. */
interface OembedRequest {
  /** The page of the site that is linked to. */
  readonly page: URL;
  /** The largest width of a picture in CSS pixels; infinite where the request sets none. */
  readonly maxWidth: number;
  readonly maxHeight: number;
}

interface Refusal {
  readonly status: 400 | 404 | 501;
  readonly text: string;
}

const LENGTH = /^\d{1,9}$/;

/**
 * Parses an oEmbed request; returns a refusal where it names no page of this site or wants another format than JSON.
 * @param siteUrl the origin that visitors use
 * @example parseOembed(new URLSearchParams({ url: 'https://elsewhere.example' }), siteUrl) // { status: 404, … }
 */
export function parseOembed(params: URLSearchParams, siteUrl: string): OembedRequest | Refusal {
  if ((params.get('format') ?? 'json') !== 'json') return { status: 501, text: 'Only JSON' };
  const url = params.get('url');
  if (!url) return { status: 400, text: 'The parameter url is missing' };
  const page = URL.canParse(url) ? new URL(url) : null;
  if (page?.origin !== new URL(siteUrl).origin) return { status: 404, text: 'Not found' };
  return { page, maxWidth: lengthOf(params.get('maxwidth')), maxHeight: lengthOf(params.get('maxheight')) };
}

const lengthOf = (text: string | null): number => (text && LENGTH.test(text) ? Number(text) : Infinity);

/** Cache lifetime in seconds. */
const MAX_AGE = 3600;

/**
 * Returns the data to embed a link to a page (oEmbed 1.0): what the head of the page says. The preview is left out where
 * it exceeds the requested size, since no smaller one exists. A page with a picture of its own can be embedded too, unless
 * the operator has turned that off. Null for a page without metadata.
 * @example oembed(pageHead(page).tags, request, true)?.type // 'rich'
 */
export function oembed(
  tags: readonly HeadTag[],
  { page, maxWidth, maxHeight }: OembedRequest,
  embeds: boolean,
): Readonly<Record<string, unknown>> | null {
  const said = new Map(tags.map(({ attributes: { property = '', content = '' } }) => [property, content]));
  const title = said.get('og:title');
  if (title === undefined) return null;
  const [width, height] = [PREVIEW_WIDTH, PREVIEW_HEIGHT];
  const [name, url] = [said.get('og:site_name'), `${page.origin}/`];
  const picture = said.get('og:image');
  const src = embeds && picture ? embedOf(picture) : null;
  return {
    version: '1.0',
    ...(src === null ? { type: 'link' } : richOf(src, title, maxWidth, maxHeight)),
    title,
    author_name: name,
    author_url: url,
    provider_name: name,
    provider_url: url,
    cache_age: MAX_AGE,
    ...(width <= maxWidth && height <= maxHeight
      ? { thumbnail_url: picture, thumbnail_width: width, thumbnail_height: height }
      : {}),
  };
}

const ENDING = '.jpg';

/** The address of the embed of the page with a picture; null for the picture of pages without one of their own. */
function embedOf(picture: string): string | null {
  const url = new URL(picture);
  if (url.pathname === DEFAULT_PICTURE || !url.pathname.endsWith(ENDING)) return null;
  url.pathname = `/embed${url.pathname.slice(0, -ENDING.length)}`;
  return url.href;
}

function richOf(src: string, title: string, maxWidth: number, maxHeight: number) {
  const width = Math.min(EMBED_SIZE.width, maxWidth);
  const height = Math.min(EMBED_SIZE.height, maxHeight);
  return { type: 'rich', html: embedCode(src, title, { width, height }), width, height };
}

/** The address of the oEmbed endpoint, which tells other programs how to embed a link to a page. */
const OEMBED = '/oembed';

/**
 * The oEmbed address of a page.
 * @param path the page's, with what its query chooses
 * @param siteUrl the origin that visitors use
 * @throws TypeError when siteUrl is no absolute address
 * @example oembedHref('/kill/7', 'https://ledger.example')
 * // 'https://ledger.example/oembed?format=json&url=https%3A%2F%2Fledger.example%2Fkill%2F7'
 */
export function oembedHref(path: Route, siteUrl: string): string {
  const url = new URL(path, siteUrl).href;
  return new URL(`${OEMBED}?${new URLSearchParams({ format: 'json', url })}`, siteUrl).href;
}
