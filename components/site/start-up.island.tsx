'use client';

import { useEffect } from 'react';

import { copyTable } from '../ui/copy-table.ts';
import { requireRoot } from './require-root.ts';

/**
 * Adds the listeners of the whole site: the check at the start, the search key, the menu that closes, tables that are
 * copied.
 */
export function StartUp() {
  useEffect(() => {
    requireRoot(document);
    document.addEventListener('keydown', jumpToSearch);
    document.addEventListener('click', closeMenu);
    document.addEventListener('copy', copyTable);
    return () => {
      document.removeEventListener('keydown', jumpToSearch);
      document.removeEventListener('click', closeMenu);
      document.removeEventListener('copy', copyTable);
    };
  }, []);
  return null;
}

/** The menu stays open across pages otherwise, since the frame around them stays. */
function closeMenu({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('header details a') : null;
  link?.closest('details')?.removeAttribute('open');
}

function jumpToSearch(event: KeyboardEvent) {
  const field = document.querySelector<HTMLInputElement>('input[data-hotkey]');
  const typing =
    event.target instanceof HTMLElement && event.target.closest('input, select, textarea, [contenteditable]');
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing || !field?.offsetParent)
    return;
  event.preventDefault();
  field.focus();
}
