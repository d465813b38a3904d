import type { ExportRoute } from '#lib/exports/export-route.ts';
import { HOME_PAGE } from '#lib/url/export-address.ts';

import { EXPORT_ROUTES } from './catalogue.ts';

interface Pattern {
  readonly segments: readonly string[];
  readonly route: ExportRoute;
}

const isOpen = (segment = '') => segment.startsWith('{');

const patternOf = (route: ExportRoute): Pattern => {
  const { address } = route.exports;
  return { segments: (address === '/' ? HOME_PAGE : address).slice(1).split('/'), route };
};

/** The patterns of all addresses; a fixed segment takes precedence over a dynamic one, as in Next. */
const PATTERNS = EXPORT_ROUTES.map(patternOf).toSorted(
  (one, other) => Number(one.segments.some(isOpen)) - Number(other.segments.some(isOpen)),
);

/** The exports of a page in other formats, and the parameters of its address. */
interface FoundRoute {
  readonly route: ExportRoute;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Finds the exports of the page at an address; null where there is no such page.
 * @param page the segments of its address, encoded
 * @example findRoute(['kill', '7'])?.params // { id: '7' }
 */
export function findRoute(page: readonly string[]): FoundRoute | null {
  const found = PATTERNS.find(
    ({ segments }) =>
      segments.length === page.length &&
      segments.every((segment, at) => isOpen(segment) || segment === page[at]),
  );
  if (!found) return null;
  const params = found.segments.flatMap((segment, at) =>
    isOpen(segment) ? [[segment.slice(1, -1), page[at] ?? ''] as const] : [],
  );
  return { route: found.route, params: Object.fromEntries(params) };
}
