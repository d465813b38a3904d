'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Tags that describe the first page alone. */
const OF_PAGE =
  'meta[name="description"],meta[name="robots"],meta[property^="og:"],meta[name^="twitter:"],link[rel="alternate"],script[type="application/ld+json"]';

/** Takes what only programs read out of the head when the router goes on: it would be about another page. */
export function HeadTags() {
  const address = `${usePathname()}?${useSearchParams().toString()}`;
  const first = useRef(address);
  useEffect(() => {
    if (address === first.current) return;
    for (const tag of document.head.querySelectorAll(OF_PAGE)) tag.remove();
  }, [address]);
  return null;
}
