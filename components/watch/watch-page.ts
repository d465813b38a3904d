import { sharedList, sharingFragment } from '#lib/url/watched-ids.ts';

import { watchRows } from './watch-rows.ts';
import { keepList, openStore, readList, seenBefore, toggle } from './watch-store.ts';
import type { WatchedRows } from './watched-row.ts';

const kept = () => openStore(() => localStorage);
const visit = () => openStore(() => sessionStorage);

/** The watch list of this page: its stars, and its panel on the home page. @returns what ends it */
export function watchPage(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const refresh = () => {
    markStars();
    void showPanel(signal);
  };
  document.addEventListener('click', (event) => onClick(event, refresh), { signal });
  // Another tab has changed the list, or the visitor follows a link to a list.
  addEventListener('storage', refresh, { signal });
  addEventListener('hashchange', refresh, { signal });
  refresh();
  return () => listening.abort();
}

function onClick({ target }: MouseEvent, refresh: () => void): void {
  if (!(target instanceof Element)) return;
  const star = target.closest<HTMLElement>('[data-watch],[data-unwatch]');
  const id = star?.dataset['watch'] ?? star?.dataset['unwatch'];
  if (id) toggle(kept(), id);
  else if (target.closest('[data-watch-keep]')) {
    keepList(kept(), [...readList(kept()), ...sharedList(location.hash)]);
    history.replaceState(history.state, '', location.pathname + location.search);
  } else if (!target.closest('[data-watch-news]')) return;
  refresh();
}

function markStars(): void {
  const list = readList(kept());
  for (const star of document.querySelectorAll<HTMLElement>('[data-watch]')) {
    star.setAttribute('aria-pressed', String(list.includes(star.dataset['watch'] ?? '')));
  }
}

async function showPanel(signal: AbortSignal): Promise<void> {
  const panel = document.querySelector<HTMLElement>('[data-watch-list]');
  if (!panel) return;
  const shared = sharedList(location.hash);
  const ids = shared.length > 0 ? shared : readList(kept());
  panel.hidden = ids.length === 0;
  if (panel.hidden) return;
  const answer = await load(`${panel.dataset['watchList'] ?? ''}${ids.join(',')}`, signal);
  if (signal.aborted) return;
  const seen = shared.length > 0 ? null : seenBefore(kept(), visit(), Date.now() / 1000);
  fill(panel, answer, { ids, seen, isShared: shared.length > 0 });
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
