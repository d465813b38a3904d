import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';

/**
 * Whether a `next-router-state-tree` header is one that Next's router in the browser sends, by the parser that Next
 * reads it with: a page for which that parser throws is answered with 500.
 */
export function isRouterState(header: string | string[] | undefined): boolean {
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}
