import type { IncomingHttpHeaders } from 'node:http';

/** The header in which the browser's router sends its state. */
const STATE = 'next-router-state-tree';

/** A router state that holds the frame of the site and nothing of the page. */
export const FRAME_ONLY = encodeURIComponent(JSON.stringify(['', { children: ['-', {}] }]));

/**
 * Reduces a router state to whether the browser has the frame of the site already. Answers hold the whole page below
 * the frame, or with it where there is no state, so that they are the same for all visitors.
 * @returns false where the header is no router state; Next would answer 500
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

/** Reads a segment, its children, and what the router wants to have of it. */
function readTree(state: string): readonly unknown[] | null {
  try {
    const tree: unknown = JSON.parse(decodeURIComponent(state));
    return Array.isArray(tree) && tree.length > 1 ? tree : null;
  } catch {
    return null;
  }
}
