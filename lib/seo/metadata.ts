import type { Route } from 'next';
import type { ExportList } from '#lib/exports/page-exports.ts';
import { cutWords } from '#lib/format/cut-whole.ts';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '#lib/preview/preview.ts';
import { DEFAULT_PICTURE, exportHref, type ExportFormat } from '#lib/url/export-address.ts';
import { type HeadTag, linkTag, metaTag } from './head-tag.ts';
import { type IndexedPage, indexingOf } from './indexing.ts';
import { cutTitle, LONGEST_DESCRIPTION, LONGEST_TITLE } from './descriptions/wording.ts';
import { isCursorName } from '#lib/url/paging/cursor.ts';
import { oembedHref } from '#lib/url/oembed-href.ts';
import { withQuery } from '#lib/url/search-params.ts';

/** The name of the site in titles and link previews. */
export const SITE_NAME = 'War Ledger';

/** The number that tells a record from its namesakes, behind a title: search results need it, link previews do not. */
const NUMBER = / \(#[^()]+\)$/;

export interface PageDescription extends IndexedPage {
  /** Without the site's name: 'Verenthe, level 40 Bright Wizard'. */
  readonly title: string;
  /** Whole sentences; cut between words at 160 characters. */
  readonly description: string;
  /** The origin that visitors use: 'https://war-ledger.example'. */
  readonly siteUrl: string;
  /** True for pages that search engines should follow but not list, whatever their address: searches, comparisons. */
  readonly noindex?: boolean;
  /** The path for link previews where it differs from the page's: a scoreboard with a marked player. */
  readonly sharedPath?: Route | undefined;
  /** A text that is read, such as a story, rather than a page of the site. */
  readonly article?: boolean;
  /**
   * The formats that the page can be exported to; the head names its preview, its feed and its blocks of text to
   * programs.
   */
  readonly exports?: ExportList | undefined;
}

/** The head of a page. */
export interface PageHead {
  /** The title with the site's name. */
  readonly title: string;
  /** The absolute address that counts. */
  readonly canonical: string;
  /** Everything else, which only programs read. */
  readonly tags: readonly HeadTag[];
}

/**
 * Makes the head of a page for search engines and link previews: title, description, canonical address, Open Graph and
 * Twitter tags, and its other formats.
 * @throws TypeError when siteUrl is no absolute address.
 * @example pageHead({ title: 'Kill 7', description: '…', path: '/kill/7', siteUrl })
 */
export function pageHead(page: PageDescription): PageHead {
  const { siteUrl, article = false } = page;
  const title = cutTitle(page.title);
  const { canonical, parameters, noindex } = indexingOf({
    ...page,
    filter: page.filter ?? page.exports?.filter,
  });
  const absolute = (path: Route) => new URL(path, siteUrl).href;
  const shown = {
    title: title.replace(NUMBER, ''),
    description: shorten(page.description),
    picture: absolute(pictureOf(page)),
  };
  return {
    title: fullTitle(title),
    canonical: absolute(canonical),
    tags: [
      metaTag('description', shown.description),
      ...(page.noindex || noindex ? [NOINDEX] : []),
      ...otherFormats(page, parameters).map((format) => linkTag({ rel: 'alternate', ...format })),
      ...openGraphTags(shown, absolute(page.sharedPath ?? canonical), article ? 'article' : 'website'),
      ...twitterTags(shown),
    ],
  };
}

/** Keeps a page out of search results, whose links are followed all the same. */
export const NOINDEX: HeadTag = metaTag('robots', 'noindex, follow');

/** The content of a link preview. */
interface Shown {
  readonly title: string;
  readonly description: string;
  readonly picture: string;
}

const openGraphTags = ({ title, description, picture }: Shown, url: string, type: string) =>
  [
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:site_name', SITE_NAME],
    ['og:locale', 'en_GB'],
    ['og:image', picture],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(PREVIEW_WIDTH)],
    ['og:image:height', String(PREVIEW_HEIGHT)],
    ['og:image:alt', title],
    ['og:type', type],
  ].map(([property = '', content = '']): HeadTag => ({ tag: 'meta', attributes: { property, content } }));

const twitterTags = ({ title, description, picture }: Shown) => [
  metaTag('twitter:card', 'summary_large_image'),
  metaTag('twitter:title', title),
  metaTag('twitter:description', description),
  metaTag('twitter:image', picture),
  metaTag('twitter:image:alt', title),
];

/** The page's own picture, of what is shared of it; the site's where the page has none. */
function pictureOf({ path, own = {}, sharedPath, exports }: PageDescription): Route {
  if (!exports?.preview) return DEFAULT_PICTURE;
  const [, shared = ''] = sharedPath?.split('?') ?? [];
  return exportHref(path, 'jpg', { ...own, ...Object.fromEntries(new URLSearchParams(shared)) });
}

/**
 * A title of at most 70 characters with the site's name, once. The name of the site is the first to go where there is no
 * room: search results show it beside the title anyway (rules.md: Search engines).
 * @example fullTitle('Verenthe, level 40 Bright Wizard') // 'Verenthe, level 40 Bright Wizard · War Ledger'
 */
export function fullTitle(title: string): string {
  const cut = cutTitle(title);
  const named = `${cut} · ${SITE_NAME}`;
  return cut.startsWith(SITE_NAME) || named.length > LONGEST_TITLE ? cut : named;
}

/**
 * A text on one line, cut between words where it is longer than search results show.
 * @example shorten('We fight.\n\nWe win.') // 'We fight. We win.'
 */
export function shorten(text: string): string {
  return cutWords(text.replaceAll(/\s+/g, ' ').trim(), LONGEST_DESCRIPTION);
}

/**
 * Returns the links to other formats of a page, for programs that look for them in its head: its oEmbed data,
 * and of a page with exports its data, its text and its feed.
 * @param parameters what the address chooses of the page
 * @throws TypeError when siteUrl is no absolute address
 */
function otherFormats(
  { path, title, siteUrl, sharedPath, exports }: PageDescription,
  parameters: Readonly<Record<string, string>>,
) {
  const href = (format: ExportFormat, chosen = parameters) =>
    new URL(exportHref(path, format, chosen), siteUrl).href;
  // A feed begins with the newest entry, whatever page of the list is shown.
  const uncut = Object.fromEntries(Object.entries(parameters).filter(([name]) => !isCursorName(name)));
  const shown = withQuery(path, new URLSearchParams(uncut));
  return [
    { type: 'application/json+oembed', href: oembedHref(sharedPath ?? shown, siteUrl), title },
    ...(exports ? [{ type: 'application/json', href: href('json'), title }] : []),
    ...(exports?.text ? [{ type: 'text/markdown', href: href('md'), title }] : []),
    ...(exports?.feed ? [{ type: 'application/atom+xml', href: href('atom', uncut), title }] : []),
  ];
}
