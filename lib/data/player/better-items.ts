import {
  type ArmoryFragment,
  type BetterItemFragment,
  GetBetterItemsDocument,
  GetBetterItemSourcesDocument,
} from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, CATALOGUE } from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { query } from '#lib/api/query.ts';
import { type BetterGear, type BetterSlot, betterSlots, type Weight } from '#lib/game/armory/better-items.ts';
import { statAmount } from '#lib/game/items/stats.ts';
import { parseCareer } from '#lib/game/players/careers.ts';
import { itemSections } from '#lib/url/item-sections.ts';
import { STAT_ORDER } from '#lib/url/filter/item-filter.ts';

import { itemsByIds } from '../items-by-ids.ts';

/** Items of each slot that are shown. */
const BEST = 3;

/** Items of each slot that are read: the best three and what is worn already, or those of the highest level. */
const READ = { best: 8, highest: 20 } as const;

/**
 * Finds what is better than a character's gear by the weighed stats: first the candidates with their stats alone, then
 * the sources of the best of them. False for an unknown career.
 * @param weights at least one
 */
export async function getBetterItems(
  { career, level, renownRank, items }: ArmoryFragment,
  weights: readonly Weight[],
): Promise<Answer<BetterGear | false>> {
  const known = parseCareer(career);
  const [first] = weights;
  if (known === null || !first) return { data: false, provenance: null };
  const sortsStats = (await whatIsOffered())(STAT_ORDER);
  const mostOf = weights.map(({ stat, weight }) => ({
    stat,
    weight: weight * statAmount({ stat, value: 1 }),
  }));
  const asked = sortsStats
    ? { mostOf, hasSource: true, first: READ.best }
    : {
        hasStats: [first.stat],
        order: [{ itemLevel: 'DESC' as const }, { id: 'DESC' as const }],
        first: READ.highest,
      };
  const variables = { career: known, level: upTo(level), renown: upTo(renownRank), ...asked };
  const candidates = await query(GetBetterItemsDocument, variables, CATALOGUE);
  const found = Object.entries(candidates.data).map(([place, list]) => [place, list?.nodes ?? []]);
  // Our own API has left out what has no source; of others some more are read, since some may have none.
  const slots = betterSlots(items, Object.fromEntries(found), weights, sortsStats ? BEST : READ.best);
  const ids = slots.flatMap(({ better }) => better.map(({ item: { id } }) => id));
  const sources = await itemsByIds(GetBetterItemSourcesDocument, ids, {});
  return joinAnswers([candidates, sources], {
    slots: slots.flatMap((slot) => withSources(slot, sources.data)),
    read: sortsStats ? null : READ.highest,
  });
}

/** A bound as the API takes it; every one where the API does not say how high a character is. */
const upTo = (rank: number) => (Number.isNaN(rank) ? 255 : Math.min(rank, 255));

const hasSource = (item: BetterItemFragment) => itemSections({ ...item, usedToPurchase: null }).length > 0;

/** Names the sources of the best items of a place, and leaves out what has none. */
function withSources<WornItem>(
  slot: BetterSlot<WornItem, { readonly id: string }>,
  sources: ReadonlyMap<string, BetterItemFragment>,
): readonly BetterSlot<WornItem, BetterItemFragment>[] {
  const better = slot.better.flatMap(({ item: { id }, gain }) => {
    const item = sources.get(id);
    return item && hasSource(item) ? [{ item, gain }] : [];
  });
  return better.length === 0 ? [] : [{ ...slot, better: better.slice(0, BEST) }];
}
