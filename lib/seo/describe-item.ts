import type { ItemDetailsFragment } from '#graphql/generated/documents.ts';
import { equipSlotLabel, itemName, itemTypeLabel, rarityOf } from '#lib/game/items/item-labels.ts';
import { measureLine, measuresOf } from '#lib/game/items/item-measures.ts';
import { statLine } from '#lib/game/items/stats.ts';
import type { ItemSection } from '#lib/url/item-sections.ts';

import type { Description } from './describe.ts';

/** Stats that fit into a description. */
const STATS = 4;

/**
 * An item: what kind it is, what it measures and gives. The tabs beside the first one have titles of their own.
 * @param section the tab that is shown; null for an item without any
 * @example describeItem(item, 'vendors').title // 'Warcrown, Very rare Helm'
 */
export function describeItem(item: ItemDetailsFragment, section: ItemSection | null): Description {
  const name = itemName(item);
  const type = itemTypeLabel(item.type);
  const slot = equipSlotLabel(item.slot);
  const { rarity } = rarityOf(item);
  const kind = `${rarity} ${slot || type || 'Item'}`;
  const titles: Readonly<Record<ItemSection, string>> = {
    vendors: `${name}, ${kind}`,
    purchase: `What ${name} buys`,
    quests: `Quests that reward ${name}`,
  };
  const facts = [
    slot && type ? `${kind}, ${type}` : kind,
    ...measuresOf(item)
      .filter(({ amount }) => amount > 0)
      .map(measureLine),
    ...item.stats
      .filter(({ value }) => value !== 0)
      .slice(0, STATS)
      .map(statLine)
      .map(({ label, value }) => `${value} ${label}`),
  ];
  return {
    title: titles[section ?? 'vendors'],
    description: `${name}: ${facts.join(', ')}. Vendors, what it buys, quests that reward it, and items like it.`,
  };
}

/**
 * Two items side by side, as far as the address tells.
 * @example describeItemComparison(item).title // 'Warcrown compared'
 */
export function describeItemComparison(item: ItemDetailsFragment): Description {
  const name = itemName(item);
  return {
    title: `${name} compared`,
    description: `${name} beside another item: every stat of both, and what one has over the other.`,
  };
}
