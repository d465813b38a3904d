'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useRef } from 'react';

interface Props {
  /** JSON in which no `<` is left. */
  readonly json: string;
}

/**
 * Puts JSON-LD into the head of the page, where React has no place for scripts that do not run: what is inserted with
 * the first HTML stands at the end of <head>. A browser has no use for it, and renders nothing.
 */
export function HeadData({ json }: Props) {
  const isInserted = useRef(false);
  useServerInsertedHTML(() => {
    if (isInserted.current) return null;
    isInserted.current = true;
    return <script type="application/ld+json">{json}</script>;
  });
  return null;
}
