import { columnsOf } from '#graphql/world/columns.ts';
import type { Character } from '#graphql/world/characters/characters.ts';
import { Random } from '#graphql/world/random.ts';
import type { WorldTable, WorldValue } from '#graphql/world/world-table.ts';
import type { Item } from './item.ts';
import { equipCharacter } from './equip-character.ts';
import { createEquipmentPools } from './equipment-pools.ts';

/** The equipment of all characters; generated while it is read. */
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
  const pools = createEquipmentPools(items);
  for (const character of characters) {
    const pool = pools.get(character.career);
    if (!pool) continue;
    for (const { slot, item, talismans } of equipCharacter(random, character, pool)) {
      yield [character.id, slot, item.id, `{${talismans.map(({ id }) => id).join(',')}}`];
    }
  }
}
