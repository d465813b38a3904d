import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '#lib/preview/preview.ts';
import type { Description } from '#lib/seo/descriptions/describe.ts';
import { SITE_NAME } from '#lib/seo/metadata.ts';

/** A parsed oEmbed request. */
export interface OembedRequest {
  /** The page of the site that somebody links to. */
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

/** Seconds that a program may keep what it was told. */
const KEPT = 3600;

interface Linked {
  readonly siteUrl: string;
  /** The absolute address of the page's preview. */
  readonly preview: string;
}

/**
 * Returns the data to embed a link to a page (oEmbed 1.0). The preview is left out where it exceeds the requested
 * size, since no smaller one exists.
 * @example oembed(describeKill(kill), request, { siteUrl, preview }).type // 'link'
 */
export function oembed(
  { title }: Pick<Description, 'title'>,
  { maxWidth, maxHeight }: Omit<OembedRequest, 'page'>,
  { siteUrl, preview }: Linked,
) {
  const [width, height] = [PREVIEW_WIDTH, PREVIEW_HEIGHT];
  const site = new URL('/', siteUrl).href;
  return {
    version: '1.0',
    type: 'link',
    title,
    author_name: SITE_NAME,
    author_url: site,
    provider_name: SITE_NAME,
    provider_url: site,
    cache_age: KEPT,
    ...(width <= maxWidth && height <= maxHeight
      ? { thumbnail_url: preview, thumbnail_width: width, thumbnail_height: height }
      : {}),
  };
}
