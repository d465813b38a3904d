import type { Hit } from '#lib/game/search/hit.ts';

import { hitHref } from './hit-href.ts';

/** A hit, and those behind it that lead to the same page: the scenarios of a zone. */
export interface HitRow {
  readonly hit: Hit;
  readonly others: readonly Hit[];
}

/** The hits in their order, each address once; those without an address stay as they are. */
export function hitRows(hits: readonly Hit[]): HitRow[] {
  const rows = new Map<string, HitRow>();
  for (const hit of hits) {
    const key = hitHref(hit) ?? `${hit.__typename} ${hit.id}`;
    const row = rows.get(key);
    rows.set(key, row ? { ...row, others: [...row.others, hit] } : { hit, others: [] });
  }
  return [...rows.values()];
}
