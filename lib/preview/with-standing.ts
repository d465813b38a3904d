import { ordinal, thousands } from '#lib/format/number.ts';
import { standingIn } from '#lib/seo/descriptions/describe-pinned.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import type { Preview } from './preview.ts';

/**
 * Makes the preview of a scoreboard. Where its address marks a player, the player's rank comes first. The scores are
 * loaded only then; where they fail, the preview is the one without a mark.
 */
export async function withStanding(
  preview: Preview,
  query: SearchParams,
  scores: Parameters<typeof standingIn>[1],
): Promise<Preview> {
  const standing = await standingIn(query, scores);
  if (!standing?.place) return preview;
  const { rank, measure, value } = standing.place;
  return {
    ...preview,
    title: `${standing.name}, ${ordinal(rank)} in ${measure}`,
    facts: `${preview.title}: ${preview.facts}`,
    totals: [{ value: thousands(value), label: measure }, ...preview.totals].slice(0, 3),
  };
}
