import { escapeMarkup } from '#lib/format/escape-markup.ts';
import { thousands } from '#lib/format/number.ts';
import { elementMarkup } from '#lib/markup/element-markup.ts';
import type { RealmName } from '#lib/art/tables/icon-glyphs.ts';
import type { Aside, Preview, PreviewRow, Total } from '#lib/preview/preview.ts';

import type { TextBlock } from '../text/text-block.ts';

/** An element of a class around markup. */
export const classed = (tag: string, className: string, content: string): string =>
  elementMarkup(tag, { className }, content);

/** A link that leaves the frame of an embed. */
export const linkMarkup = (href: string, text: string): string =>
  elementMarkup('a', { href, target: '_blank', rel: 'noopener' }, escapeMarkup(text));

/** The value of `data-side` for a realm, which gives an element the colour of its side. */
export const sideOf = (realm: RealmName): string => realm.toLowerCase();

/**
 * An SVG document of our own art inside another document, with ids that no other drawing there has: a host's policy may
 * forbid pictures from elsewhere.
 */
function drawing(svg: string, prefix: string): string {
  const own = svg.replaceAll(/( id="|url\(#|href="#)/g, `$1${prefix}-`);
  return elementMarkup('span', { className: 'drawing', 'aria-hidden': 'true' }, own);
}

/**
 * The head of a preview as markup: its badge, its title, its line of facts, and the picture at its right.
 * @param title markup of the title: a text, or a link
 */
export const headMarkup = ({ badge, facts, aside }: Preview, title: string): string =>
  elementMarkup(
    'header',
    {},
    drawing(badge, 'badge') +
      elementMarkup('div', {}, title + (facts && classed('p', 'facts', escapeMarkup(facts)))) +
      (aside ? asideMarkup(aside) : ''),
  );

const asideMarkup = ({ drawing: svg, label }: Aside): string =>
  classed('span', 'aside', drawing(svg, 'aside') + escapeMarkup(label));

/** The totals of a preview as a list; nothing where there are none. */
export const totalsMarkup = (totals: readonly Total[]): string =>
  totals.length === 0 ? '' : classed('ul', 'totals', totals.map(totalMarkup).join(''));

const totalMarkup = ({ value, label }: Total): string =>
  elementMarkup('li', {}, `${elementMarkup('b', {}, escapeMarkup(value))} ${escapeMarkup(label)}`);

/** The best of a leaderboard as a list; nothing where there are none. */
export const placesMarkup = (places: readonly PreviewRow[] = []): string =>
  places.length === 0 ? '' : classed('ol', 'places', places.map(placeMarkup).join(''));

const placeMarkup = ({ rank, badge, name, total }: PreviewRow, index: number): string =>
  elementMarkup(
    'li',
    {},
    classed('span', 'rank', escapeMarkup(rank)) +
      drawing(badge, `place-${index}`) +
      classed('span', 'name', escapeMarkup(name)) +
      classed(
        'span',
        'figure',
        `${elementMarkup('b', {}, escapeMarkup(total.value))} ${escapeMarkup(total.label)}`,
      ),
  );

/** Rows of a table at most, as in a text for chats. */
const MOST_ROWS = 10;

/** The first rows of a block as a table, and how many there are besides; nothing for a block without rows. */
export function tableMarkup({ title, columns, rows, marked, most = MOST_ROWS }: TextBlock): string {
  if (rows.length === 0) return '';
  const cell = (tag: 'th' | 'td', text: string, index: number) =>
    elementMarkup(
      tag,
      { className: columns[index]?.align, scope: tag === 'th' ? 'col' : undefined },
      escapeMarkup(text),
    );
  // A header without a text is none: of the column of places.
  const head = columns
    .map(({ header }, index) => cell(header.trim() === '' ? 'td' : 'th', header, index))
    .join('');
  const body = rows
    .slice(0, most)
    .map((row, at) =>
      elementMarkup(
        'tr',
        { className: at === marked ? 'marked' : undefined },
        row.map((text, index) => cell('td', text, index)).join(''),
      ),
    )
    .join('');
  const more = rows.length - most;
  return (
    elementMarkup(
      'table',
      { 'aria-label': title },
      elementMarkup('thead', {}, elementMarkup('tr', {}, head)) + elementMarkup('tbody', {}, body),
    ) + (more > 0 ? classed('p', 'more', `and ${thousands(more)} more on the page`) : '')
  );
}
