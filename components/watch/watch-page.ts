import { sharedList } from '#lib/url/watched-ids.ts';

import { openStore } from '../ui/kept/browser-store.ts';
import { keepList, readList, toggle } from './watch-store.ts';

const watchStore = () => openStore(() => localStorage);

/** The watch list of this page: its stars, and its panel on the home page. @returns a cleanup function */
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
  if (id) toggle(watchStore(), id);
  else if (target.closest('[data-watch-keep]')) {
    keepList(watchStore(), [...readList(watchStore()), ...sharedList(location.hash)]);
    history.replaceState(history.state, '', location.pathname + location.search);
  } else if (!target.closest('[data-watch-news]')) return;
  refresh();
}

function markStars(): void {
  const list = readList(watchStore());
  for (const star of document.querySelectorAll<HTMLElement>('[data-watch]')) {
    star.setAttribute('aria-pressed', String(list.includes(star.dataset['watch'] ?? '')));
  }
}

async function showPanel(signal: AbortSignal): Promise<void> {
  const panel = document.querySelector<HTMLElement>('[data-watch-list]');
  if (!panel) return;
  const shared = sharedList(location.hash);
  const ids = shared.length > 0 ? shared : readList(watchStore());
  reserve(ids.length);
  if (ids.length === 0) return;
  const { fillPanel } = await import('./fill-panel.ts');
  await fillPanel(panel, ids, shared.length > 0, signal);
}

/** Shows the panel with room for so many rows, as the page's first script does (watched-rows.ts); hides it for none. */
function reserve(rows: number): void {
  const root = document.documentElement;
  root.toggleAttribute('data-watched', rows > 0);
  root.style.setProperty('--watched', String(rows));
  root.style.setProperty('--watched-pairs', String(Math.ceil(rows / 2)));
}
