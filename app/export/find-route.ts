import type { AnyExports } from '#lib/exports/page-exports.ts';
import { HOME_PAGE } from '#lib/url/export-address.ts';

import { EXPORT_KINDS } from './catalogue.ts';

interface Pattern {
  readonly segments: readonly string[];
  readonly exports: AnyExports;
}

const isOpen = (segment = '') => segment.startsWith('{');

const patternOf = (exports: AnyExports): Pattern => ({
  segments: (exports.address === '/' ? HOME_PAGE : exports.address).slice(1).split('/'),
  exports,
});

/** The patterns of all addresses; a fixed segment takes precedence over a dynamic one, as in Next. */
const PATTERNS = EXPORT_KINDS.map(patternOf).toSorted(
  (one, other) => Number(one.segments.some(isOpen)) - Number(other.segments.some(isOpen)),
);

/** The exports of a page in other formats, and the parameters of its address. */
interface FoundRoute {
  readonly exports: AnyExports;
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
  return { exports: found.exports, params: Object.fromEntries(params) };
}
