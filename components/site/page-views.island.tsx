'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';

import type { Analytics } from '#lib/analytics/analytics.ts';

import { sendPageView, wantsNoTracking } from './page-view.ts';

/** Tells the analytics service of each page that is opened: the first one, and each that a link or a filter leads to. */
export function PageViews({ endpoint, domain }: Analytics) {
  const [path, query] = [usePathname(), useSearchParams().toString()];
  /** A page is told once, however often it is drawn, and it is where the next one is opened from. */
  const told = useRef<string>(undefined);
  useEffect(() => {
    const url = `${location.origin}${path}${query && `?${query}`}`;
    if (url === told.current || wantsNoTracking(navigator)) return;
    sendPageView({ endpoint, domain }, { url, referrer: told.current ?? document.referrer });
    told.current = url;
  }, [path, query, endpoint, domain]);
  return null;
}
