'use client';

import { lazy, Suspense } from 'react';

/** Next's own link weighs 5 KB, and nothing is fetched ahead before a visitor shows an intent. */
const PrefetchedLinks = lazy(() => import('./prefetched-links.island.tsx'));

/** Makes the router prefetch likely next pages; loads no code if there are none. */
export function LinksAhead({ addresses }: { readonly addresses: readonly string[] }) {
  if (addresses.length === 0) return null;
  return (
    <Suspense>
      <PrefetchedLinks addresses={addresses} />
    </Suspense>
  );
}
