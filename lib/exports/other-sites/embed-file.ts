import { escapeMarkup } from '#lib/format/escape-markup.ts';
import { elementMarkup } from '#lib/markup/element-markup.ts';
import type { Preview } from '#lib/preview/preview.ts';
import { fullTitle, SITE_NAME } from '#lib/seo/metadata.ts';

import type { ExportedFile } from '../export-response.ts';
import type { TextBlock } from '../text/text-block.ts';
import { headMarkup, linkMarkup, placesMarkup, sideOf, tableMarkup, totalsMarkup } from './preview-markup.ts';
import { FRAMED_POLICY, siteDocument } from './site-document.ts';

/** The themes that an embed can be asked for; any other follows what the visitor's system prefers. */
const THEMES: ReadonlySet<string | undefined> = new Set(['dark', 'light']);

/** The policy of an embed. Its links open outside of the frame. */
const POLICY = FRAMED_POLICY.join('; ');

const STYLES = '/embed.css';

/** The content of an embed. */
export interface Embedded {
  readonly preview: Preview;
  /** The rows of the page, where it has some. */
  readonly block: TextBlock | null;
  /** Markup in place of the rows: a drawing. */
  readonly drawn: string | null;
  /** The absolute address of what is embedded, in HTML. */
  readonly link: string;
  /** The age of the data, and how far back it reaches; null for current and whole data. */
  readonly origin: string | null;
  readonly theme: string | undefined;
}

/** A page as a whole document for a frame on another site: no script, one style sheet, links that leave the frame. */
export function embedFile({ preview, block, drawn, link, origin, theme }: Embedded): ExportedFile {
  const rows = drawn ?? (block && tableMarkup(block));
  const title = elementMarkup('h1', {}, linkMarkup(link, preview.title));
  const content = headMarkup(preview, title) + totalsMarkup(preview.totals) + regionOf(preview, rows);
  const foot = [linkMarkup(link, SITE_NAME), ...(origin === null ? [] : [escapeMarkup(origin)])];
  return {
    ...siteDocument({
      title: fullTitle(preview.title),
      canonical: link,
      styles: STYLES,
      content: content + elementMarkup('footer', {}, foot.join(' · ')),
      attributes: {
        'data-side': sideOf(preview.realm),
        'data-theme': THEMES.has(theme) ? theme : undefined,
      },
      policy: POLICY,
    }),
    ...(preview.isFinal && { kept: 3_600 }),
  };
}

/** Rows scroll within the frame, by keyboard too. */
function regionOf({ title, places }: Preview, rows: string | null): string {
  const content = rows || placesMarkup(places);
  if (content === '') return '';
  return elementMarkup(
    'div',
    { className: 'rows', role: 'region', 'aria-label': title, tabIndex: 0 },
    content,
  );
}

/** An embed in place of one that cannot be had: says why, and leads to the page. */
export const failedEmbed = (reason: string, link: string): ExportedFile =>
  siteDocument({
    title: SITE_NAME,
    canonical: link,
    styles: STYLES,
    content: elementMarkup('p', {}, `${escapeMarkup(reason)}. `) + linkMarkup(link, SITE_NAME),
    attributes: {},
    policy: POLICY,
  });
