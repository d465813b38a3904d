import {
  type Career,
  GetFittingItemsDocument,
  type GetFittingItemsQueryVariables,
  type ItemCardFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, CATALOGUE } from '#lib/api/answer.ts';
import { type Offer, whatIsOffered } from '#lib/api/offered.ts';
import { BUILD_SLOTS, type Build, checkGear, type Gear, offHandTypes } from '#lib/game/builds/build.ts';
import { buildStats } from '#lib/game/builds/build-stats.ts';
import { gearWith, gearWithTalisman } from '#lib/game/builds/put-on.ts';
import { biggestChanges } from '#lib/game/builds/stat-changes.ts';
import { strikingSlot, type Weight } from '#lib/game/builds/weights.ts';
import { parseFilter } from '#lib/url/filter/filter.ts';
import { ITEM_FILTER, itemFilterArguments, STAT_ORDER } from '#lib/url/filter/item-filter.ts';
import { weightsOf, type WeightValues } from '#lib/url/filter/weight-fields.ts';
import { PICK_NEEDS } from '#lib/url/build/build-filter.ts';
import { type BuildAddress, type Pick, pickedBuild } from '#lib/url/build/build-address.ts';
import type { BuildPlan, FittingPage } from '#lib/url/build/build-plan.ts';

import { askPage } from '../page-or-first.ts';
import { weighedOrder } from './weighed-order.ts';

/** Rows of the list of fitting items. */
const FITTING_ITEMS = { size: 15, policy: CATALOGUE };

/**
 * Lists the items that fit the open slot, the strongest first, each with its biggest changes; false where no slot is
 * open.
 */
export async function listFittingItems(
  address: BuildAddress,
  plan: Promise<Answer<BuildPlan>>,
): Promise<Answer<FittingPage | false | null>> {
  const { pick, list } = address;
  if (pick === null) return { data: false, provenance: null };
  const variables = askedFor(address, pick, await whatIsOffered());
  const [page, { data }] = await Promise.all([
    askPage(GetFittingItemsDocument, variables, FITTING_ITEMS, list.cursor, ({ items }) => items),
    plan,
  ]);
  const planned = pick.prefix === 'b.' ? data.theirs : data.mine;
  return mapAnswer(page, (found) => {
    if (!found || !planned) return null;
    const items = (found.nodes ?? []).map((item) => {
      // The same check as that of the page that it leads to.
      const { gear, refusals } = checkGear(planned.build, gearAfter(planned.gear, pick, item));
      const changes = biggestChanges(planned.stats, buildStats(planned.build, gear, planned.base));
      return { item, changes, refusals };
    });
    return { items, pageInfo: found.pageInfo, pick };
  });
}

/** The filter, the order and the condition of the open slot as arguments of the API, as far as it has them. */
function askedFor(
  address: BuildAddress,
  pick: Pick,
  offers: Offer,
): Omit<GetFittingItemsQueryVariables, 'first' | 'last' | 'after' | 'before'> {
  const { career, list } = address;
  const { name, rarity, stat, set, soldFor, dropsIn, order, isReward, hasSource } = list.values;
  const isWeighed = order === 'weighed';
  const asItems = {
    ...parseFilter(ITEM_FILTER, {}),
    career,
    name,
    rarity,
    stat,
    set,
    soldFor,
    dropsIn,
    order: isWeighed ? ('none' as const) : order,
  };
  const { withSources: _, ...chosen } = itemFilterArguments(asItems, offers);
  const weights = weightsIn(pick, career, list.values);
  return {
    order: [{ itemLevel: 'DESC' }],
    ...chosen,
    ...(isWeighed && offers(STAT_ORDER) ? weighedOrder(weights) : {}),
    ...(isReward && offers(PICK_NEEDS.isReward) ? { isReward } : {}),
    ...(hasSource && offers(PICK_NEEDS.hasSource) ? { hasSource } : {}),
    where: { ...chosen.where, ...fitting(pick, pickedBuild(address)) },
  };
}

/** The weights in a slot: damage counts in the one that a career strikes with alone. */
const weightsIn = ({ slot, talisman }: Pick, career: Career, values: WeightValues): readonly Weight[] =>
  weightsOf(values, career).filter(
    ({ stat }) => stat !== 'DPS' || (talisman === null && BUILD_SLOTS[slot].slot === strikingSlot(career)),
  );

/** The condition of what a slot takes at the level and the renown rank of a build. */
function fitting(
  { slot, talisman }: Pick,
  { career, level, renown }: Build,
): GetFittingItemsQueryVariables['where'] {
  const limits = { levelRequirement: { lte: level }, renownRankRequirement: { lte: renown } };
  if (talisman !== null) return { ...limits, type: { eq: 'ENHANCEMENT' } };
  const takes = { ...limits, slot: { in: [...BUILD_SLOTS[slot].takes] } };
  return slot === 'off-hand' ? { ...takes, type: { in: [...offHandTypes(career)] } } : takes;
}

/** The gear with an item in the open slot, or with a talisman in the item that is there. */
const gearAfter = (gear: Gear, { slot, talisman }: Pick, item: ItemCardFragment) =>
  talisman === null ? gearWith(gear, slot, item) : gearWithTalisman(gear, slot, talisman, item);
