import type { EquipSlot } from '#graphql/generated/resolvers.ts';
import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/database.ts';

/** An item that a player wears, and what was put into its talisman slots. */
export type CharacterItemRecord = {
  characterId: number;
  equipSlot: EquipSlot;
  itemId: number;
  talismanIds: number[];
};

/** What many players wear, at once. */
export const itemsOfCharacters = (sql: Database, characterIds: readonly number[]) => sql<
  CharacterItemRecord[]
>`
  /* itemsOfCharacters */
  select character_id as "characterId", equip_slot as "equipSlot", item_id as "itemId",
         to_json(talisman_ids) as "talismanIds"
  from character_item
  where character_id = any(${arrayLiteral(characterIds)}::bigint[])
  order by character_id, equip_slot`;
