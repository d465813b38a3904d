import type { IncomingHttpHeaders } from 'node:http';
import { FRAME_ONLY } from './router-state.ts';

/**
 * The representation of a page that a request wants: the document; the flight payload for a navigation to it or for a
 * full refresh; or what Next's router prefetches about an address.
 */
export type Representation = 'document' | 'navigation' | 'refresh' | 'prefetch' | 'route-tree';

/**
 * The headers by which Next renders a representation. They do not hold the browser's router state: the answer always
 * has the whole page below the frame of the site, and the router picks what it needs.
 */
export const ROUTER_HEADERS: Readonly<Record<Representation, Readonly<Record<string, string>>>> = {
  document: {},
  navigation: { rsc: '1', 'next-router-state-tree': FRAME_ONLY },
  refresh: { rsc: '1' },
  prefetch: { rsc: '1', 'next-router-prefetch': '1', 'next-router-state-tree': FRAME_ONLY },
  'route-tree': { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
};

/** Returns the representation that a request wants, from its normalised router state. */
export function representationOf(headers: IncomingHttpHeaders): Representation {
  // As in Next: any value but '1' is no request of the router.
  if (headers['rsc'] !== '1') return 'document';
  if (headers['next-router-prefetch'] !== '1') {
    return headers['next-router-state-tree'] === undefined ? 'refresh' : 'navigation';
  }
  return headers['next-router-segment-prefetch'] === '/_tree' ? 'route-tree' : 'prefetch';
}
