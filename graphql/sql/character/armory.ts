import type { EquipSlot } from '#graphql/generated/resolvers.ts';
import { batchRead } from '../engine/batch-read.ts';

/** A worn item, and the talismans in its slots. */
export type CharacterItemRecord = {
  characterId: number;
  equipSlot: EquipSlot;
  itemId: number;
  talismanIds: number[];
};

/** Reads the worn items of many players at once. */
export const itemsOfCharacters = batchRead(
  'characterId',
  (sql, characterIds) => sql<CharacterItemRecord[]>`
    /* itemsOfCharacters */
    select character_id as "characterId", equip_slot as "equipSlot", item_id as "itemId",
           to_json(talisman_ids) as "talismanIds"
    from character_item
    where character_id = any(${characterIds}::bigint[])
    order by character_id, equip_slot`,
);
