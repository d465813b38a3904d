import type { ItemDetailsFragment } from '#graphql/generated/documents.ts';
import { equipSlotLabel, itemName, itemTypeLabel, rarityOf } from '#lib/game/items/item-labels.ts';
import { measureNumber, measuresOf } from '#lib/game/items/item-measures.ts';
import { statLine } from '#lib/game/items/stats.ts';

import { itemPicture, rarityColour } from './item-picture.ts';
import type { Preview, Total } from '../preview.ts';
import { factsLine } from './total.ts';

/** Totals that fit. */
const TOTALS = 3;

/** Makes the preview of an item: its kind, its measures, and its first stats. */
export function previewOfItem(item: ItemDetailsFragment): Preview {
  const slot = equipSlotLabel(item.slot);
  const type = itemTypeLabel(item.type);
  const kind = `${rarityOf(item).rarity} ${slot || type || 'item'}`;
  return {
    title: itemName(item),
    facts: factsLine(kind, slot && type !== slot && type, item.itemSet && `part of ${item.itemSet.name}`),
    totals: numbersOf(item),
    realm: 'NEUTRAL',
    badge: itemPicture(item),
    ring: rarityColour(item),
  };
}

function numbersOf(item: ItemDetailsFragment): readonly Total[] {
  const measures = measuresOf(item)
    .filter(({ amount }) => amount > 0)
    .map((measure) => ({ value: measureNumber(measure), label: measure.label }));
  const stats = item.stats.filter(({ value }) => value !== 0).map(statLine);
  return [...measures, ...stats].slice(0, TOTALS);
}
