import type {
  Career,
  CharacterFilterInput,
  CharacterSortInput,
  EquipSlot,
} from '#graphql/generated/resolvers.ts';
import { catalogue } from '../engine/catalogue.ts';
import type { Database } from '../engine/connection/database.ts';
import { integerKey, textKey } from '../engine/record-list.ts';
import { enumColumn, integerColumn } from '../engine/where/where-scalar.ts';
import { textColumn } from '../engine/where/where-text.ts';
import type { Columns } from '../engine/where/where.ts';
import { batchRead } from '../engine/batch-read.ts';

export type CharacterRecord = {
  id: number;
  name: string;
  career: Career;
  level: number;
  renownRank: number;
};

export const characters = catalogue<CharacterRecord, CharacterFilterInput, CharacterSortInput>({
  name: 'characters',
  table: 'character',
  fields: (sql) => sql`
    "character".id, "character".name, "character".career, "character".level,
    "character".renown_rank as "renownRank"`,
  filters: characterFilters,
  sorts: (sql) => ({
    name: textKey(sql`"character".name`),
    level: integerKey(sql`"character".level`),
    renownRank: integerKey(sql`"character".renown_rank`),
  }),
});

/** The columns that players are filtered by. */
export function characterFilters(sql: Database): Columns<CharacterFilterInput> {
  return {
    name: textColumn(sql, sql`"character".name`),
    careerLine: enumColumn(sql, sql`"character".career`),
    level: integerColumn(sql, sql`"character".level`),
    renownRank: integerColumn(sql, sql`"character".renown_rank`),
  };
}

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
