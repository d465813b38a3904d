import { routes } from '#lib/url/routes.ts';

import { openStore } from '../../ui/kept/browser-store.ts';
import { element } from '../../ui/kept/element.ts';
import type { WatchedRows } from '../../watch/watched-row.ts';
import { readList } from '../../watch/watch-store.ts';
import { keepPlayer, lastPlayer, type Player, playersToChoose } from './better-players.ts';

/**
 * The page of an item: keeps the player of its answer, and offers that of the last one and watched players.
 * @returns a cleanup function
 */
export function betterPage(): () => void {
  const listening = new AbortController();
  const place = document.querySelector<HTMLElement>('[data-better-for]');
  if (place) void offer(place, listening.signal);
  return () => listening.abort();
}

async function offer(place: HTMLElement, signal: AbortSignal): Promise<void> {
  const store = openStore(() => localStorage);
  const { betterPlayer: id, betterName: name } =
    document.querySelector<HTMLElement>('[data-better-player]')?.dataset ?? {};
  if (id && name) keepPlayer(store, { id, name });
  const last = lastPlayer(store);
  show(place, playersToChoose(last, []));
  const ids = readList(store).filter((each) => each.startsWith('c'));
  if (ids.length === 0) return;
  const watched = await load(ids, signal);
  if (!signal.aborted) show(place, playersToChoose(last, watched));
}

async function load(ids: readonly string[], signal: AbortSignal): Promise<readonly Player[]> {
  try {
    const response = await fetch(`${routes.watched}${ids.join(',')}`, { signal });
    const { rows }: WatchedRows = response.ok ? await response.json() : { rows: [] };
    return rows.map((row) => ({ id: row.id.slice(1), name: row.name }));
  } catch {
    return [];
  }
}

function show(place: HTMLElement, players: readonly Player[]): void {
  if (players.length === 0) return;
  const links = players.map(({ id, name }) =>
    element('a', { href: `${place.dataset['betterFor'] ?? ''}?for=${id}`, textContent: `For ${name}` }),
  );
  place.replaceChildren(...links);
}
