import { columnsOf } from '#graphql/world/columns.ts';
import type { Character } from '#graphql/world/people/characters.ts';
import { Random } from '#graphql/world/random.ts';
import type { WorldTable, WorldValue } from '#graphql/world/world-table.ts';
import type { Item } from './item.ts';
import { dress } from './outfit.ts';
import { createWardrobes } from './wardrobe.ts';

/** What everybody wears; made while it is read. */
export const armoryTable = (
  seed: string,
  characters: readonly Character[],
  items: readonly Item[],
): WorldTable => ({
  name: 'character_item',
  columns: columnsOf('character_id equip_slot item_id talisman_ids'),
  rows: armoryRows(seed, characters, items),
});

function* armoryRows(
  seed: string,
  characters: readonly Character[],
  items: readonly Item[],
): Generator<readonly WorldValue[]> {
  const random = new Random(`${seed}/armory`);
  const wardrobes = createWardrobes(items);
  for (const character of characters) {
    const wardrobe = wardrobes.get(character.calling);
    if (!wardrobe) continue;
    for (const { slot, item, talismans } of dress(random, character, wardrobe)) {
      yield [character.id, slot, item.id, `{${talismans.map(({ id }) => id).join(',')}}`];
    }
  }
}
