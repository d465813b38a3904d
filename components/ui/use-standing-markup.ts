import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';

const here = () => location.pathname + location.search;

/** The page that the document was loaded for. */
const loaded = typeof document === 'undefined' ? '' : here();

/**
 * Returns the markup that stands in an element while an error boundary replaces it, so that a script that throws takes
 * nothing away: pages are complete without scripts. A page that the router has led to is not in the document; it is
 * loaded.
 * @returns null for an error of the server, which has sent no such page
 */
export function useStandingMarkup(selector: string, error: unknown): { readonly __html: string } | null {
  const [html] = useState(() => {
    const isOfServer = typeof document === 'undefined' || (error instanceof Error && 'digest' in error);
    return isOfServer ? '' : document.querySelector(selector)?.innerHTML;
  });
  // The boundary stays mounted when the router changes the query.
  usePathname();
  useSearchParams();
  useEffect(() => {
    if (html && here() !== loaded) location.reload();
  });
  return html ? { __html: html } : null;
}
