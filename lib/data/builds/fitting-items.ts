import {
  GetFittingItemsDocument,
  type GetFittingItemsQueryVariables,
  type ItemCardFragment,
  type WornItemFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, CATALOGUE } from '#lib/api/answer.ts';
import {
  BUILD_SLOTS,
  type Build,
  type BuildStat,
  checkGear,
  type Gear,
  offHandTypes,
  talismansAfter,
} from '#lib/game/builds/build.ts';
import { buildStats } from '#lib/game/builds/build-stats.ts';
import { parseFilter } from '#lib/url/filter/filter.ts';
import { ITEM_FILTER, itemFilterArguments } from '#lib/url/filter/item-filter.ts';
import { byStat, type StatChange } from '#lib/game/costs/stat-words.ts';
import { type BuildAddress, type Pick, pickedBuild } from '#lib/url/build/build-address.ts';
import type { BuildPlan, FittingPage } from '#lib/url/build/build-plan.ts';

import { askPage } from '../page-or-first.ts';

/** Rows of the list of fitting items. */
const FITTING_ITEMS = { size: 15, policy: CATALOGUE };

/** The stats of a row that are named. */
const MOST_CHANGES = 3;

/** Points that count as much as one percent, to tell which change is the biggest. */
const POINTS_PER_PERCENT = 10;

/**
 * Lists the items that fit the open slot, the strongest first, each with its biggest changes; false where no slot is
 * open.
 */
export async function listFittingItems(
  address: BuildAddress,
  plan: Promise<Answer<BuildPlan>>,
): Promise<Answer<FittingPage | false | null>> {
  const { career, pick, list } = address;
  if (pick === null) return { data: false, provenance: null };
  const build = pickedBuild(address);
  const { name, rarity, stat } = list.values;
  const chosen = itemFilterArguments({ ...parseFilter(ITEM_FILTER, {}), career, name, rarity, stat });
  const variables = { ...chosen, where: { ...chosen.where, ...fitting(pick, build) } };
  const [page, { data }] = await Promise.all([
    askPage(GetFittingItemsDocument, variables, FITTING_ITEMS, list.cursor, ({ items }) => items),
    plan,
  ]);
  const planned = pick.prefix === 'b.' ? data.theirs : data.mine;
  return mapAnswer(page, (found) => {
    if (!found || !planned) return null;
    const before = byStat(planned.stats);
    const items = (found.nodes ?? []).map((item) => {
      // The same check as that of the page that it leads to.
      const { gear, refusals } = checkGear(planned.build, gearWith(planned.gear, pick, item));
      const changes = changesOf(before, buildStats(planned.build, gear, planned.base));
      return { item, changes, refusals };
    });
    return { items, pageInfo: found.pageInfo, pick };
  });
}

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

/** The biggest changes from some stats of a build to others; what attacks meet tells the same again. */
function changesOf(
  before: ReadonlyMap<string, BuildStat>,
  stats: readonly BuildStat[],
): readonly StatChange[] {
  const after = byStat(stats);
  return [...new Map([...before, ...after]).values()]
    .filter(({ group }) => group !== 'survival')
    .map(({ stat, label, unit }) => ({
      label,
      unit,
      value: (after.get(stat)?.value ?? 0) - (before.get(stat)?.value ?? 0),
    }))
    .filter(({ value }) => Math.abs(value) >= 0.05)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, MOST_CHANGES);
}

const weightOf = ({ value, unit }: StatChange) =>
  Math.abs(value) * (unit === 'percent' ? POINTS_PER_PERCENT : 1);

const SLOTS_IN_ORDER = Object.values(BUILD_SLOTS).map(({ slot }) => slot);

/**
 * The gear with an item in the open slot, or with a talisman in the item that is there, in the order of slots: what is
 * refused depends on what stands before it.
 */
function gearWith(gear: Gear, { slot, talisman }: Pick, item: ItemCardFragment): Gear {
  const equipSlot = BUILD_SLOTS[slot].slot;
  const worn = gear.find((each) => each.equipSlot === equipSlot);
  const talismans = talismansAfter<WornItemFragment['talismans'][number]>(
    worn?.talismans ?? [],
    talisman,
    item,
    item.talismanSlots,
  );
  const put = talisman === null ? { equipSlot, item, talismans } : worn && { ...worn, talismans };
  return SLOTS_IN_ORDER.flatMap((each) => {
    const found = each === equipSlot ? put : gear.find((other) => other.equipSlot === each);
    return found ? [found] : [];
  });
}
