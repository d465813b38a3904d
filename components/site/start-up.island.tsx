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
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', closeMenu, { signal });
    document.addEventListener('click', printPage, { signal });
    document.addEventListener('copy', copyTable, { signal });
    document.addEventListener('focusin', gatherRowStops, { signal });
    gatherWhereFocused();
    document.addEventListener('focusin', suggestOnFocus, { signal });
    suggestWhereFocused();
    document.addEventListener('keydown', walkRow, { signal });
    return () => listening.abort();
  }, []);
  return null;
}

/** The menu stays open across pages otherwise, since the frame around them stays. */
function closeMenu({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('header details a') : null;
  link?.closest('details')?.removeAttribute('open');
}
