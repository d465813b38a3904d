'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

import type { Analytics } from '#lib/analytics/analytics.ts';

/**
 * Reports page views to the analytics service: the first load and each soft navigation.
 * The module that does so is loaded only where there is such a service.
 */
export function PageViews({ endpoint, domain }: Analytics) {
  const [path, query] = [usePathname(), useSearchParams().toString()];
  useEffect(() => {
    const url = `${location.origin}${path}${query && `?${query}`}`;
    void import('./page-view.ts').then(({ reportPageView }) =>
      reportPageView({ endpoint, domain }, url, { browser: navigator, referrer: document.referrer }),
    );
  }, [path, query, endpoint, domain]);
  return null;
}
