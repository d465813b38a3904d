import { sharingFragment } from '#lib/url/watched-ids.ts';
import { openStore } from '../ui/kept/browser-store.ts';
import { element } from '../ui/kept/element.ts';
import { seenBefore } from './watch-store.ts';
import type { WatchedRows, WatchedRow } from './watched-row.ts';
import { plural } from '#lib/format/number.ts';
import styles from './watch-panel.module.css';

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
const watchRows = (rows: WatchedRows, seen: number | null, isOwn: boolean): HTMLElement[] =>
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

/** Fills the home page's panel with the watch list or a shared list. */
export async function fillPanel(
  panel: HTMLElement,
  ids: readonly string[],
  isShared: boolean,
  signal: AbortSignal,
): Promise<void> {
  const answer = await load(`${panel.dataset['watchList'] ?? ''}${ids.join(',')}`, signal);
  if (signal.aborted) return;
  const [kept, visit] = [openStore(() => localStorage), openStore(() => sessionStorage)];
  const seen = isShared ? null : seenBefore(kept, visit, Date.now() / 1000);
  fill(panel, answer, { ids, seen, isShared });
}

async function load(address: string, signal: AbortSignal): Promise<WatchedRows | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

interface Shown {
  readonly ids: readonly string[];
  readonly seen: number | null;
  readonly isShared: boolean;
}

function fill(panel: HTMLElement, answer: WatchedRows | null, { ids, seen, isShared }: Shown): void {
  const part = (name: string) => panel.querySelector<HTMLElement>(`[data-watch-${name}]`);
  const words = part('words');
  if (words) words.textContent = answer ? wordsOf(isShared, seen) : 'Not available at the moment.';
  if (answer) part('rows')?.replaceChildren(...watchRows(answer, seen, !isShared));
  part('news')?.replaceChildren();
  part('share')?.setAttribute('href', location.pathname + sharingFragment(ids));
  part('keep')?.toggleAttribute('hidden', !isShared);
  panel.dataset['newestWatched'] = answer?.newest ?? '';
  panel.dataset['watchedIds'] = ids.join(',');
}

function wordsOf(isShared: boolean, seen: number | null): string {
  if (isShared) return 'This list was shared with you.';
  return seen === null
    ? 'Kept in this browser alone.'
    : 'Kept in this browser alone. New are kills and deaths since your last visit.';
}
