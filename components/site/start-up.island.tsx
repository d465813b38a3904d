'use client';

import { useEffect } from 'react';

import { copyTable } from '../ui/copy-table.ts';
import { requireRoot } from './require-root.ts';

/** What the whole site needs a browser for: the check at the start, the menu that closes, tables that are copied. */
export function StartUp() {
  useEffect(() => {
    requireRoot(document);
    document.addEventListener('click', closeMenu);
    document.addEventListener('copy', copyTable);
    return () => {
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
