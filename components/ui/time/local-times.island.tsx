'use client';

import { useEffect } from 'react';

import { localizeTimes } from './localize-times.ts';

/**
 * Writes times in the visitor's zone on pages that React renders whole. Where static markup is on, `MarkupHost` does.
 */
export function LocalTimes() {
  useEffect(() => {
    const observer = new MutationObserver(() => write());
    const write = () => {
      localizeTimes(document.body);
      // Ignores the changes that it makes itself.
      observer.takeRecords();
    };
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    write();
    return () => observer.disconnect();
  }, []);
  return null;
}
