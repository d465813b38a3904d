import type { ItemDetailsFragment } from '#graphql/generated/documents.ts';
import { counted } from '#lib/format/number.ts';
import { equipSlotLabel, itemName, itemTypeLabel, rarityOf } from '#lib/game/items/item-labels.ts';
import { measureLine, measuresOf } from '#lib/game/items/item-measures.ts';
import { statLine } from '#lib/game/items/stats.ts';
import { dropCount, type ItemSection } from '#lib/url/item-sections.ts';

import { type Description, described, numbered, partWords, sentences, titleOf } from './wording.ts';

/** Stats that fit into a description. */
const STATS = 4;

/**
 * An item: what kind it is, what it measures and gives. The tabs beside the first one have their own titles.
 * @param section the tab that is shown; null for an item without any
 * @example describeItem(item, 'vendors').title // 'Warcrown, Very rare Helm of level 40 (#7)'
 */
export function describeItem(item: ItemDetailsFragment, section: ItemSection | null): Description {
  const name = itemName(item);
  const number = numbered('', item);
  const kind = numbered(`${name}, ${kindOf(item)}`, item);
  switch (section) {
    case 'purchase':
      return described(
        [`What ${name} buys${number}`],
        `What vendors give for ${kind}: ${countWords(item.usedToPurchase, 'offer')}`,
        'Prices, what else they cost, and where the vendors stand',
      );
    case 'quests':
      return described(
        [`Quests that reward ${name}${number}`, `Quests for ${name}${number}`],
        `Quests that reward ${kind}: ${countWords(item.rewardedFromQuests, 'quest')}`,
        'Their experience, their gold and their other rewards',
      );
    case 'drops':
      return described(
        [`Where to find ${name}${number}`, `Drops of ${name}${number}`],
        `Where ${kind} is found: ${dropWords(item)}`,
        'Their names, and where they stand',
      );
    case 'chapters':
      return described(
        [`Chapters that reward ${name}${number}`, `Chapters for ${name}${number}`],
        `Chapters that reward influence with ${kind}: ${countWords(item.rewardedFromChapters, 'chapter')}`,
        'Their zones and their ranks',
      );
    default:
      return describeWhole(item);
  }
}

/** Two items side by side, as far as the address tells: 'Warcrown compared with another item (#7)'. */
export const describeItemComparison = (item: ItemDetailsFragment): Description =>
  described(
    [`${itemName(item)} compared with another item${numbered('', item)}`],
    `${itemName(item)} beside another item${numbered('', item)}`,
    'Every stat, armor, damage and requirement of both, and what one has over the other',
  );

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
  const words = [
    counts(item.soldByVendors) && `sold in ${countWords(item.soldByVendors, 'offer')}`,
    counts(item.rewardedFromQuests) && `rewarded by ${countWords(item.rewardedFromQuests, 'quest')}`,
    dropCount(item) > 0 && `found at ${counted(dropCount(item), 'place')}`,
    counts(item.rewardedFromChapters) && `rewarded by ${countWords(item.rewardedFromChapters, 'chapter')}`,
    counts(item.usedToPurchase) && `paid in ${countWords(item.usedToPurchase, 'offer')}`,
  ]
    .filter(Boolean)
    .join(', ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** @example '4 creatures and 1 game object' */
function dropWords({ dropsFromCreatures, dropsFromGameObjects }: ItemDetailsFragment): string {
  const parts = [
    counts(dropsFromCreatures) && countWords(dropsFromCreatures, 'creature'),
    counts(dropsFromGameObjects) && countWords(dropsFromGameObjects, 'game object'),
  ];
  return partWords(parts) || countWords(null, 'creature');
}

/** Parts of the page about an item's sources. */
const sourceParts = (item: ItemDetailsFragment): readonly (string | false)[] => [
  counts(item.soldByVendors) && 'prices and where the vendors stand',
  counts(item.rewardedFromQuests) && 'the quests with their other rewards',
  dropCount(item) > 0 && 'where it is found',
  counts(item.rewardedFromChapters) && 'which chapters reward it',
  counts(item.usedToPurchase) && 'what it buys',
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

type Rows = { readonly totalCount: number } | null;

const counts = (rows: Rows): boolean => Boolean(rows?.totalCount);

const countWords = (rows: Rows, one: string): string => counted(rows?.totalCount ?? 0, one);
