import styles from './watch-panel.module.css';
import { newsOf } from './watch-words.ts';
import type { WatchedRow, WatchedRows } from './watched-row.ts';

/**
 * Makes the rows of the watch list.
 * @param seen when its owner last looked at it, in epoch seconds
 * @param isOwn false for a list that somebody shared, from which nobody is taken
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
