import type { ItemDetailsFragment } from '#graphql/generated/documents.ts';
import { plural, thousands } from '#lib/format/number.ts';
import { equipSlotLabel, itemName, itemTypeLabel, rarityOf } from '#lib/game/items/item-labels.ts';
import { measureLine, measuresOf } from '#lib/game/items/item-measures.ts';
import { statLine } from '#lib/game/items/stats.ts';
import { dropCount, type ItemSection } from '#lib/url/item-sections.ts';

import type { Description } from './describe.ts';
import { describedPart } from './described-part.ts';
import texts from './texts.json' with { type: 'json' };
import { numbered, partWords, sentences, titleOf } from './wording.ts';

/** Stats that fit into a description. */
const STATS = 4;

/**
 * An item: what kind it is, what it measures and gives. The tabs beside the first one have their own titles.
 * @param section the tab that is shown; null for an item without any
 * @example describeItem(item, 'vendors').title // 'Warcrown, Very rare Helm of level 40 (#7)'
 */
export function describeItem(item: ItemDetailsFragment, section: ItemSection | null): Description {
  return section === null || section === 'vendors' ? describeWhole(item) : describePart(item, section);
}

/** Two items side by side, as far as the address tells: 'Warcrown compared with another item (#7)'. */
export const describeItemComparison = (item: ItemDetailsFragment): Description =>
  describePart(item, 'comparison');

function describePart(item: ItemDetailsFragment, part: keyof typeof texts.item): Description {
  const name = itemName(item);
  return describedPart(texts.item[part], {
    name,
    number: numbered('', item),
    kind: numbered(`${name}, ${kindOf(item)}`, item),
    offers: countWords(item.usedToPurchase, 'offer', 'offers'),
    quests: countWords(item.rewardedFromQuests, 'quest', 'quests'),
    drops: dropWords(item),
    chapters: countWords(item.rewardedFromChapters, 'chapter', 'chapters'),
  });
}

function describeWhole(item: ItemDetailsFragment): Description {
  const name = itemName(item);
  const { levelRequirement: level } = item;
  const kind = `${name}, ${kindOf(item)}`;
  return {
    title: titleOf(
      ...(level > 0 ? [numbered(`${kind} of level ${level}`, item)] : []),
      numbered(kind, item),
      numbered(name, item),
    ),
    description: sentences(
      factWords(numbered(name, item), factsOf(item)),
      sourceWords(item),
      hasNoSource(item) && 'No vendor sells it, no quest rewards it and no creature drops it',
      partWords(sourceParts(item)),
    ),
  };
}

/** As many facts as fit, each with its label. */
function factWords(name: string, facts: readonly string[]): readonly string[] {
  return facts.map((_, left) => `${name}: ${facts.slice(0, facts.length - left).join(', ')}`);
}

/** @example 'Very rare Helm' */
function kindOf(item: ItemDetailsFragment): string {
  return `${rarityOf(item).rarity} ${equipSlotLabel(item.slot) || itemTypeLabel(item.type) || 'Item'}`;
}

function factsOf(item: ItemDetailsFragment): readonly string[] {
  const [slot, type] = [equipSlotLabel(item.slot), itemTypeLabel(item.type)];
  return [
    kindOf(item),
    ...(slot && type && slot !== type ? [type] : []),
    ...measuresOf(item)
      .filter(({ amount }) => amount > 0)
      .map(measureLine),
    ...item.stats
      .filter(({ value }) => value !== 0)
      .slice(0, STATS)
      .map(statLine)
      .map(({ label, value }) => `${value} ${label}`),
  ];
}

/** Describes an item's sources and uses; '' for none. */
function sourceWords(item: ItemDetailsFragment): string {
  const { soldByVendors, rewardedFromQuests, rewardedFromChapters, usedToPurchase } = item;
  const drops = { totalCount: dropCount(item) };
  const parts = [
    soldByVendors?.totalCount && `sold in ${countWords(soldByVendors, 'offer', 'offers')}`,
    rewardedFromQuests?.totalCount && `rewarded by ${countWords(rewardedFromQuests, 'quest', 'quests')}`,
    drops.totalCount > 0 && `found at ${countWords(drops, 'place', 'places')}`,
    rewardedFromChapters?.totalCount &&
      `rewarded by ${countWords(rewardedFromChapters, 'chapter', 'chapters')}`,
    usedToPurchase?.totalCount && `paid in ${countWords(usedToPurchase, 'offer', 'offers')}`,
  ].filter((part) => typeof part === 'string');
  const words = parts.join(', ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** @example '4 creatures and 1 game object' */
function dropWords({ dropsFromCreatures, dropsFromGameObjects }: ItemDetailsFragment): string {
  const parts = [
    (dropsFromCreatures?.totalCount ?? 0) > 0 && countWords(dropsFromCreatures, 'creature', 'creatures'),
    (dropsFromGameObjects?.totalCount ?? 0) > 0 &&
      countWords(dropsFromGameObjects, 'game object', 'game objects'),
  ];
  return partWords(parts) || countWords(null, 'creature', 'creatures');
}

/** Parts of the page about an item's sources. */
const sourceParts = (item: ItemDetailsFragment): readonly (string | false)[] => [
  Boolean(item.soldByVendors?.totalCount) && 'prices and where the vendors stand',
  Boolean(item.rewardedFromQuests?.totalCount) && 'the quests with their other rewards',
  dropCount(item) > 0 && 'where it is found',
  Boolean(item.rewardedFromChapters?.totalCount) && 'which chapters reward it',
  Boolean(item.usedToPurchase?.totalCount) && 'what it buys',
];

/** True for an item of which the API knows all sources, and that they are none. */
const hasNoSource = (item: ItemDetailsFragment): boolean =>
  [
    item.soldByVendors,
    item.rewardedFromQuests,
    item.rewardedFromChapters,
    item.dropsFromCreatures,
    item.dropsFromGameObjects,
  ].every((rows) => rows?.totalCount === 0);

function countWords(rows: { readonly totalCount: number } | null, one: string, many: string): string {
  const count = rows?.totalCount ?? 0;
  return `${thousands(count)} ${plural(count, one, many)}`;
}
