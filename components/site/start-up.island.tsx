'use client';

import { useEffect } from 'react';

import { suggestOnFocus, suggestWhereFocused } from '../search/suggest-on-focus.ts';
import { copyTable } from '../ui/table/copy-table.ts';
import { printPage } from '../ui/share/print-page.ts';
import { gatherRowStops, gatherWhereFocused, walkRow } from '../ui/table/row-stops.ts';
import { requireRoot } from './require-root.ts';

/**
 * Adds the listeners of the whole site: the check at the start, the menu that closes, pages that are printed, tables that
 * are copied and walked through by keys, search fields that suggest names.
 */
export function StartUp() {
  useEffect(() => {
    requireRoot(document);
    document.addEventListener('click', closeMenu);
    document.addEventListener('click', printPage);
    document.addEventListener('copy', copyTable);
    document.addEventListener('focusin', gatherRowStops);
    gatherWhereFocused();
    document.addEventListener('focusin', suggestOnFocus);
    suggestWhereFocused();
    document.addEventListener('keydown', walkRow);
    return () => {
      document.removeEventListener('click', closeMenu);
      document.removeEventListener('click', printPage);
      document.removeEventListener('copy', copyTable);
      document.removeEventListener('focusin', gatherRowStops);
      document.removeEventListener('focusin', suggestOnFocus);
      document.removeEventListener('keydown', walkRow);
    };
  }, []);
  return null;
}

/** The menu stays open across pages otherwise, since the frame around them stays. */
function closeMenu({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('header details a') : null;
  link?.closest('details')?.removeAttribute('open');
}
