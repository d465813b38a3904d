import { plural } from '#lib/format/number.ts';

import styles from './watch-panel.module.css';
import type { WatchedRow, WatchedRows } from './watched-row.ts';

/**
 * Counts the kills and deaths of a row of the watch list since the last visit. Says "at least" if the loaded kills do
 * not reach back that far.
 * @param seen epoch seconds of the last visit; null on the first, when nothing is new
 * @example newsOf(row, rows, 1000) // '3 kills, 1 death'
 */
export function newsOf(
  { kills, deaths }: Pick<WatchedRow, 'kills' | 'deaths'>,
  { completeSince }: Pick<WatchedRows, 'completeSince'>,
  seen: number | null,
): string {
  if (seen === null) return '';
  const count = (times: readonly number[]) => times.filter((time) => time > seen).length;
  const words = [counted(count(kills), 'kill', 'kills'), counted(count(deaths), 'death', 'deaths')].filter(
    Boolean,
  );
  if (words.length === 0) return completeSince > seen ? '' : 'nothing new';
  return `${completeSince > seen ? 'at least ' : ''}${words.join(', ')}`;
}

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${count} ${plural(count, one, many)}`;

/**
 * Makes the rows of the watch list.
 * @param seen epoch seconds of the last visit
 * @param isOwn false for a shared list, whose rows have no button to remove them
 */
export const watchRows = (rows: WatchedRows, seen: number | null, isOwn: boolean): HTMLElement[] =>
  rows.rows.map((row) => rowOf(row, newsOf(row, rows, seen), isOwn));

function rowOf(row: WatchedRow, news: string, isOwn: boolean): HTMLElement {
  const item = element('li', { className: styles['row'] ?? '' });
  const text = element('span');
  const name = element('a', { className: styles['name'] ?? '', href: row.href, textContent: row.name });
  text.append(name, element('span', { className: styles['detail'] ?? '', textContent: row.detail }));
  const words = element('span', { className: styles['news'] ?? '', textContent: news });
  if (/\d/.test(news)) words.dataset['new'] = '';
  item.append(element('img', { ...row.picture, alt: '' }), text, words, ...(isOwn ? [offButton(row)] : []));
  return item;
}

function offButton({ id, name }: WatchedRow): HTMLElement {
  const off = element('button', { type: 'button', className: styles['off'] ?? '', textContent: '✕' });
  off.setAttribute('aria-label', `Take ${name} off the watch list`);
  off.dataset['unwatch'] = id;
  return off;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties);
}
