import type { IncomingHttpHeaders } from 'node:http';
import { isRouterState } from '../http/router-state.ts';

/**
 * What of a page a request asks for: the document; what Next's router in the browser needs to show it in place of
 * another page, or to show all of it anew; or what the router wants to know of an address beforehand.
 */
export type Representation = 'document' | 'navigation' | 'refresh' | 'prefetch' | 'route-tree';

/** A state of the router in which nothing of the page stands yet but the frame of the site. */
const FRAME_ONLY = encodeURIComponent(JSON.stringify(['', { children: ['-', {}] }]));

/**
 * The headers by which Next renders a representation. What the browser says of its state is not among them: the page
 * comes whole, below the frame of the site, and the router takes of it what it needs.
 */
export const ROUTER_HEADERS: Readonly<Record<Representation, Readonly<Record<string, string>>>> = {
  document: {},
  navigation: { rsc: '1', 'next-router-state-tree': FRAME_ONLY },
  refresh: { rsc: '1' },
  prefetch: { rsc: '1', 'next-router-prefetch': '1', 'next-router-state-tree': FRAME_ONLY },
  'route-tree': { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
};

/** Which representation a request asks for; null where its state of the router is none that the router sends. */
export function representationOf(headers: IncomingHttpHeaders): Representation | null {
  const state = headers['next-router-state-tree'];
  const navigation = state === undefined ? 'refresh' : navigationOf(String(state));
  if (navigation === null) return null;
  // As Next reads it: any value but '1' is no request of the router.
  if (headers['rsc'] !== '1') return 'document';
  if (headers['next-router-prefetch'] !== '1') return navigation;
  return headers['next-router-segment-prefetch'] === '/_tree' ? 'route-tree' : 'prefetch';
}

/** Reading a state takes a tenth of what a kept page does. Bounded by 1,000 states of 2,000 characters. */
const known = new Map<string, Representation | null>();
const MOST_KNOWN = 1_000;
const LONGEST_KNOWN = 2_000;

function navigationOf(state: string): Representation | null {
  const before = known.get(state);
  if (before !== undefined) return before;
  const navigation = readNavigation(state);
  if (known.size >= MOST_KNOWN) known.clear();
  if (state.length <= LONGEST_KNOWN) known.set(state, navigation);
  return navigation;
}

/** The frame of the site is asked for only where the whole page is to be shown anew. */
function readNavigation(state: string): Representation | null {
  if (!isRouterState(state)) return null;
  const tree: unknown = JSON.parse(decodeURIComponent(state));
  return Array.isArray(tree) && tree[3] === 'refetch' ? 'refresh' : 'navigation';
}
