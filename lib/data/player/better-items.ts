import {
  type ArmoryFragment,
  type BetterItemFragment,
  GetBetterItemsDocument,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { CATALOGUE } from '#lib/api/cache-policy.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { query } from '#lib/api/query.ts';
import { type BetterGear, betterSlots, type Weight } from '#lib/game/armory/better-items.ts';
import { statAmount } from '#lib/game/items/stats.ts';
import { parseCareer } from '#lib/game/players/careers.ts';
import { itemSections } from '#lib/url/item-sections.ts';
import { STAT_ORDER } from '#lib/url/filter/item-filter.ts';

/** Items of each slot that are read: the best three and what is worn already, or those of the highest level. */
const READ = { best: 8, highest: 20 } as const;

/**
 * Finds what is better than a character's gear by the weighed stats, in one question; false for an unknown career.
 * @param weights at least one
 * @throws ApiError
 */
export async function getBetterItems(
  { career, level, renownRank, items }: ArmoryFragment,
  weights: readonly Weight[],
): Promise<Answer<BetterGear | false>> {
  const known = parseCareer(career);
  const [first] = weights;
  if (known === null || !first) return { data: false, staleSince: null };
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
  return mapAnswer(await query(GetBetterItemsDocument, variables, CATALOGUE), (answer) => {
    const found = Object.entries(answer).map(([place, list]) => [
      place,
      (list?.nodes ?? []).filter(hasSource),
    ]);
    return {
      slots: betterSlots(items, Object.fromEntries(found), weights),
      read: sortsStats ? null : READ.highest,
    };
  });
}

/** A bound as the API takes it; every one where the API does not say how high a character is. */
const upTo = (rank: number) => (Number.isNaN(rank) ? 255 : Math.min(rank, 255));

const hasSource = (item: BetterItemFragment) => itemSections({ ...item, usedToPurchase: null }).length > 0;
