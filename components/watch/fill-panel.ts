import { sharingFragment } from '#lib/url/watched-ids.ts';

import { watchRows } from './watch-rows.ts';
import { openStore, seenBefore } from './watch-store.ts';
import type { WatchedRows } from './watched-row.ts';

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
