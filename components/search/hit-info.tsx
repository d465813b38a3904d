import { hitInfo, hitName } from '#lib/game/search/hit.ts';

import type { HitRow } from './hit-rows.ts';

/** Facts about what was found; two lines of a long text are enough. */
export const HitInfo = (row: HitRow) => (
  <span className="line-clamp-2 max-w-[60ch] text-muted">{hitInfo(row.hit) || otherNames(row)}</span>
);

/** Names of what leads to the same page, but for those that are the same too. */
function otherNames({ hit, others }: HitRow): string {
  const names = new Set(others.map(hitName));
  names.delete(hitName(hit));
  return names.size > 0 ? `Also ${[...names].join(', ')}` : '';
}
