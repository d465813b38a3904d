import type { SourceCountsFragment } from '#graphql/generated/documents.ts';
import type { BuildStat } from '#lib/game/builds/build.ts';
import type { Errand } from '#lib/game/costs/build-cost.ts';
import { changeText, partWords, type statPairs } from '#lib/game/costs/stat-words.ts';
import type { FittingItem, UpgradeRow, WornChoice } from '#lib/url/build/build-plan.ts';

import { itemSections } from '#lib/url/item-sections.ts';

import { col, columnsOf, partColumns } from '../export-columns.ts';
import { listCell } from './cells.ts';

const STAT_NAME_COLUMNS = columnsOf<BuildStat>(
  col('stat', 'Stat as the API calls it, such as WOUNDS', ({ stat }) => stat),
  col('statName', 'Stat in words', ({ label }) => label),
  col('unit', 'points or percent', ({ unit }) => unit),
);

export const BUILD_STAT_COLUMNS = columnsOf<BuildStat>(
  STAT_NAME_COLUMNS,
  col('value', 'The stat, in its unit', ({ value }) => value),
  col('parts', 'What it is made of, in words', partWords),
  col('note', 'What limits or doubts it, in words; empty for nothing', ({ note }) => note),
);

export const COMPARED_STAT_COLUMNS = columnsOf<ReturnType<typeof statPairs>[number]>(
  partColumns(({ mine, theirs }) => mine ?? theirs, STAT_NAME_COLUMNS),
  col('mine', 'The stat of this build; empty where it has none', ({ mine }) => mine?.value),
  col('theirs', 'The stat of the other one', ({ theirs }) => theirs?.value),
);

/** An item that a build takes, and where it is had. */
export const ERRAND_COLUMNS = columnsOf<Errand>(
  col('place', 'Zone where it is had; empty where none is known', ({ place }) => place),
  col('itemId', 'Id of the item', ({ item }) => item.id),
  col('itemName', 'Name of the item', ({ item }) => item.name),
  col('count', 'How many it takes', ({ count }) => count),
  col('source', 'vendor, creature or quest; empty where none is known', ({ from }) => from?.kind),
  col(
    'sourceName',
    'Name of the vendor, the creature or the quest',
    ({ from }) => from && (from.kind === 'quest' ? from.quest.name : from.creature.name),
  ),
  col('copper', 'Coins to pay for all of them, in copper', ({ copper }) => copper),
  col(
    'pays',
    'Items to pay for all of them, count and name, separated by semicolons',
    ({ pays }) => pays.map(({ item, count }) => `${count} × ${item.name}`),
    listCell,
  ),
);

const cheapestOffer = ({ soldByVendors }: SourceCountsFragment) => soldByVendors?.nodes?.[0];

/** The sources of an item, and what the cheapest offer costs. */
const SOURCE_COLUMNS = columnsOf<SourceCountsFragment>(
  col(
    'sources',
    'Number of offers of vendors, quests, drops and chapters that give it, separated by semicolons',
    (item) =>
      itemSections({ ...item, usedToPurchase: null }).map(({ section, count }) => `${count} ${section}`),
    listCell,
  ),
  col(
    'copper',
    'Coins of the cheapest offer, in copper; empty where no vendor sells it',
    (item) => cheapestOffer(item)?.price,
  ),
  col(
    'pays',
    'Items of the cheapest offer, count and name, separated by semicolons',
    (item) => (cheapestOffer(item)?.requiredItems ?? []).map((each) => `${each.count} × ${each.item.name}`),
    listCell,
  ),
);

export const FITTING_ITEM_COLUMNS = columnsOf<FittingItem>(
  col('itemId', 'Id of the item', ({ item }) => item.id),
  col('itemName', 'Name of the item', ({ item }) => item.name),
  col('rarity', 'Rarity as the API calls it, such as VERY_RARE', ({ item }) => item.rarity),
  col('itemLevel', 'Level of the item', ({ item }) => item.itemLevel),
  col(
    'changes',
    'The biggest changes that it brings, separated by semicolons',
    ({ changes }) => changes.map(changeText),
    listCell,
  ),
  col(
    'refusals',
    'What cannot be worn once it is put on, and why, separated by semicolons',
    ({ refusals }) => refusals,
    listCell,
  ),
  col('levelNeeded', 'Level from which it can be worn', ({ item }) => item.levelRequirement),
  col('renownNeeded', 'Renown rank from which it can be worn', ({ item }) => item.renownRankRequirement),
  partColumns(({ item }) => item, SOURCE_COLUMNS),
);

/** An item that others of the career wear in a slot. */
export const WORN_CHOICE_COLUMNS = columnsOf<WornChoice>(
  col(
    'slot',
    'Slot as addresses name it, such as main-hand; the first for all pockets and pieces of jewellery',
    ({ slots }) => slots[0],
  ),
  col('slotName', 'Slot in words', ({ label }) => label),
  col('itemId', 'Id of the item', ({ item }) => item.id),
  col('itemName', 'Name of the item', ({ item }) => item.name),
  col('wearers', 'Characters who wear it', ({ wearers }) => wearers),
  col('players', 'Characters whose armories were looked at', ({ players }) => players),
);

/** The best upgrade of a slot. */
export const UPGRADE_COLUMNS = columnsOf<UpgradeRow>(
  col('slot', 'Slot as addresses name it, such as main-hand', ({ slot }) => slot),
  col('slotName', 'Slot in words', ({ label }) => label),
  col('wornItemId', 'Id of the item that is there; empty for an empty slot', ({ worn }) => worn?.id),
  col('wornItemName', 'Its name', ({ worn }) => worn?.name),
  col('itemId', 'Id of the better item', ({ item }) => item.id),
  col('itemName', 'Its name', ({ item }) => item.name),
  col('itemLevel', 'Its level', ({ item }) => item.itemLevel),
  col('gain', 'What the whole build has more of what is weighed, each times its weight', ({ gain }) => gain),
  col(
    'changes',
    'The biggest changes that it brings, separated by semicolons',
    ({ changes }) => changes.map(changeText),
    listCell,
  ),
  col('takesOff', 'What comes off the off hand for it; empty for nothing', ({ off }) => off?.name),
  partColumns(({ item }) => item, SOURCE_COLUMNS),
);
