import type { ArmoryFragment, CharacterCardFragment } from '#graphql/generated/documents.ts';
import { decimal, plain } from '#lib/format/number.ts';
import { armoryGroups } from '#lib/game/armory/armory-groups.ts';
import { averageItemLevel } from '#lib/game/armory/armory-totals.ts';
import { careerLabel } from '#lib/game/players/careers.ts';

import type { TextBlock } from './text-block.ts';

/**
 * Lists the items that a character wears, in the order of the page, as far as there is room; empty slots are left out.
 */
export function armoryBlock(character: CharacterCardFragment, items: ArmoryFragment['items']): TextBlock {
  const itemLevel = averageItemLevel(items);
  const worn = armoryGroups(items).flatMap(({ slots }) =>
    slots.flatMap(({ label, worn: piece }) => (piece ? [{ label, item: piece.item }] : [])),
  );
  return {
    title: `Armory of ${character.name}`,
    facts: [
      careerLabel(character.career),
      `level ${plain(character.level)}`,
      `renown rank ${plain(character.renownRank)}`,
      ...(itemLevel === null ? [] : [`average item level ${decimal(itemLevel, 1)}`]),
    ].join(' · '),
    columns: [{ header: 'Slot' }, { header: 'Item' }, { header: 'Level', align: 'end' }],
    most: worn.length,
    rows: worn.map(({ label, item }) => [label, item.name, item.itemLevel > 0 ? String(item.itemLevel) : '']),
  };
}
