import { openStore } from '#components/ui/kept/browser-store.ts';

import { MOST_SAVED } from './saved-builds.ts';

export const NOT_KEPT = 'Nothing was changed: the storage of this browser is full or closed.';
export const NO_ROOM = `${MOST_SAVED} builds are saved, and there is room for no more: remove one first.`;

/** The storage of the saved builds. */
export const savedStore = () => openStore(() => localStorage);

/** Says what has happened, at the place for it on the page. */
export function say(selector: string, words: string): void {
  const place = document.querySelector(selector);
  if (place) place.textContent = words;
}
