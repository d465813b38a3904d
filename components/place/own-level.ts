import { keep, openStore, recall, type Store } from '../ui/kept/browser-store.ts';

/** The key of the level of the visitor's character. */
const OWN_LEVEL = 'own-level';

const LEVEL = /^(?:[1-9]|[1-3]\d|40)$/;

/**
 * Keeps the level that is chosen, or tells the one that was chosen last.
 * @param chosen the level of the address; '0' for none
 * @returns the level to offer; null where one is chosen, or none is kept
 */
export function offeredLevel(store: Store, chosen: string): string | null {
  if (LEVEL.test(chosen)) {
    keep(store, OWN_LEVEL, chosen);
    return null;
  }
  const kept = recall(store, OWN_LEVEL) ?? '';
  return LEVEL.test(kept) ? kept : null;
}

/** Keeps the level of the address, or offers the last one in the link that waits for it. @returns a cleanup function */
export function followOwnLevel(): () => void {
  const place = document.querySelector<HTMLElement>('[data-own-level]');
  const link = place?.querySelector('a');
  const level = offeredLevel(
    openStore(() => localStorage),
    place?.dataset['ownLevel'] ?? '',
  );
  if (link) {
    link.hidden = level === null;
    const search = new URLSearchParams(location.search);
    search.set('level', level ?? '');
    search.sort();
    link.search = search.toString();
    link.textContent = `For level ${level ?? ''}, as last time`;
  }
  return () => undefined;
}
