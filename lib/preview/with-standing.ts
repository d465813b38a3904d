import { ordinal } from '#lib/format/ordinal.ts';
import { thousands } from '#lib/format/number.ts';
import { pinnedStanding, RANKED_KEYS } from '#lib/game/battles/pinned-standing.ts';
import { parsePin } from '#lib/url/paging/pin.ts';
import { parseScoreSort } from '#lib/url/filter/score-order.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import type { Preview } from './preview.ts';

type Scores = Parameters<typeof pinnedStanding>[0];

/**
 * Makes the preview of a scoreboard. Where its address marks a player, the player's rank comes first. The scores are
 * loaded only then; where they fail, the preview is the one without a mark.
 */
export async function withStanding(
  preview: Preview,
  query: SearchParams,
  scores: () => Promise<Scores | null>,
): Promise<Preview> {
  const pin = parsePin(query);
  if (pin === undefined) return preview;
  const all = await scores().catch(() => null);
  const standing = pinnedStanding(all ?? [], pin, parseScoreSort(query, RANKED_KEYS)?.key);
  if (!standing?.place) return preview;
  const { rank, measure, value } = standing.place;
  return {
    ...preview,
    title: `${standing.name}, ${ordinal(rank)} in ${measure}`,
    facts: `${preview.title}: ${preview.facts}`,
    totals: [{ value: thousands(value), label: measure }, ...preview.totals].slice(0, 3),
  };
}
