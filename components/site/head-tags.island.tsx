'use client';

import { usePathname, useSearchParams, useServerInsertedHTML } from 'next/navigation';
import { createElement, useEffect, useRef } from 'react';

import { renderedHeadTags } from '#lib/rendered-markup.ts';

/** What is said about the first page alone. */
const OF_PAGE =
  'meta[name="description"],meta[name="robots"],meta[property^="og:"],meta[name^="twitter:"],link[rel="alternate"],script[type="application/ld+json"]';

/**
 * Puts into the head what only programs read: with the first HTML, so that the data for the router does not repeat it.
 * When the router goes on, that would be about another page, and is taken out.
 */
export function HeadTags() {
  const inserted = useRef(0);
  useServerInsertedHTML(() => {
    const tags = renderedHeadTags().slice(inserted.current);
    inserted.current += tags.length;
    return tags.map(({ tag, attributes, content }, at) =>
      createElement(tag, {
        ...attributes,
        key: at,
        ...(content === undefined ? {} : { dangerouslySetInnerHTML: { __html: content } }),
      }),
    );
  });

  const address = `${usePathname()}?${useSearchParams().toString()}`;
  const first = useRef(address);
  useEffect(() => {
    if (address === first.current) return;
    for (const tag of document.head.querySelectorAll(OF_PAGE)) tag.remove();
  }, [address]);
  return null;
}
