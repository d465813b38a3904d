import type { IncomingHttpHeaders } from 'node:http';

/** The header in which the router in the browser says what it shows. */
const STATE = 'next-router-state-tree';

/** A state of the router in which nothing of the page stands yet but the frame of the site. */
export const FRAME_ONLY = encodeURIComponent(JSON.stringify(['', { children: ['-', {}] }]));

/**
 * Replaces what a router says of its state by the one thing that matters: whether it has the frame of the site. Pages
 * come whole below that, so that their answers are the same for all. Without the header the frame comes too.
 * @returns false where the header is no state of a router, for which Next would answer with 500
 */
export function normaliseRouterState(headers: IncomingHttpHeaders): boolean {
  const state = headers[STATE];
  if (state === undefined || state === FRAME_ONLY) return true;
  const tree = readTree(String(state));
  if (!tree) return false;
  if (tree[3] === 'refetch') delete headers[STATE];
  else headers[STATE] = FRAME_ONLY;
  return true;
}

/** Reads a segment with its children, and what the router requests of it. */
function readTree(state: string): readonly unknown[] | null {
  try {
    const tree: unknown = JSON.parse(decodeURIComponent(state));
    return Array.isArray(tree) && tree.length > 1 ? tree : null;
  } catch {
    return null;
  }
}
