import type {
  EquipSlot,
  ItemFilterInput,
  ItemRarity,
  ItemSortInput,
  ItemType,
  Stat,
} from '#graphql/generated/resolvers.ts';
import { arrayLiteral } from '../engine/array-literal.ts';
import { catalogue } from '../engine/catalogue.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { integerKey, textKey } from '../engine/record-list.ts';
import { allOf } from '../engine/where/where.ts';
import { booleanColumn } from '../engine/where/where-boolean.ts';
import { enumColumn, integerColumn } from '../engine/where/where-scalar.ts';
import { textColumn } from '../engine/where/where-text.ts';

/** An item; restrictions are bitmasks (bitmask.ts). */
export type ItemRecord = {
  id: number;
  name: string;
  description: string;
  type: ItemType;
  slot: EquipSlot;
  rarity: ItemRarity;
  iconNumber: number;
  armor: number;
  dps: number;
  speed: number;
  itemLevel: number;
  levelRequirement: number;
  renownRankRequirement: number;
  talismanSlots: number;
  uniqueEquipped: boolean;
  races: number;
  careers: number;
  itemSetId: number | null;
  modelId: number | null;
  rarityGrade: number;
  descriptionStart: string;
};

const RARITIES: readonly ItemRarity[] = ['UTILITY', 'COMMON', 'UNCOMMON', 'RARE', 'VERY_RARE', 'MYTHIC'];

/** The rank of a rarity, from the poorest to the best. */
const rarityGrade = (sql: Database) => sql`array_position(${arrayLiteral(RARITIES)}::text[], item.rarity)`;

/** The start of a description, as much as ordering needs: cursors hold it. */
const descriptionStart = (sql: Database) => sql`left(item.description, 60)`;

export const itemFields = (sql: Database) =>
  sql`item.id, item.name, item.description, item.type, item.slot, item.rarity, item.icon_number as "iconNumber",
      item.armor, item.dps, item.speed, item.item_level as "itemLevel",
      item.level_requirement as "levelRequirement", item.renown_rank_requirement as "renownRankRequirement",
      item.talisman_slots as "talismanSlots", item.unique_equipped as "uniqueEquipped",
      item.race_restriction as races, item.career_restriction as careers, item.item_set_id as "itemSetId",
      item.model_id as "modelId",
      ${rarityGrade(sql)} as "rarityGrade", ${descriptionStart(sql)} as "descriptionStart"`;

/**
 * Writes what an item needs as a condition that no index answers: nearly every item is within the reach of a high level, but a
 * plan for any level expects a third of them, and would read both indexes as a whole beside that of the slot.
 */
const unindexed = (sql: Database, column: string) => sql`(${sql('item')}.${sql(column)} + 0)`;

export const items = catalogue<ItemRecord, ItemFilterInput, ItemSortInput>({
  name: 'items',
  table: 'item',
  fields: (sql) => itemFields(sql),
  filters: (sql) => ({
    id: integerColumn(sql, sql`item.id`),
    name: textColumn(sql, sql`item.name`),
    description: textColumn(sql, sql`item.description`),
    type: enumColumn(sql, sql`item.type`),
    slot: enumColumn(sql, sql`item.slot`),
    rarity: enumColumn(sql, sql`item.rarity`),
    armor: integerColumn(sql, sql`item.armor`),
    dps: integerColumn(sql, sql`item.dps`),
    speed: integerColumn(sql, sql`item.speed`),
    itemLevel: integerColumn(sql, sql`item.item_level`),
    levelRequirement: integerColumn(sql, unindexed(sql, 'level_requirement')),
    renownRankRequirement: integerColumn(sql, unindexed(sql, 'renown_rank_requirement')),
    talismanSlots: integerColumn(sql, sql`item.talisman_slots`),
    uniqueEquipped: booleanColumn(sql, sql`item.unique_equipped`),
  }),
  sorts: (sql) => ({
    id: integerKey(sql`item.id`),
    name: textKey(sql`item.name`),
    description: { ...textKey(descriptionStart(sql)), property: 'descriptionStart' },
    type: textKey(sql`item.type`),
    slot: textKey(sql`item.slot`),
    rarity: { ...integerKey(rarityGrade(sql)), property: 'rarityGrade' },
    armor: integerKey(sql`item.armor`),
    dps: integerKey(sql`item.dps`),
    speed: integerKey(sql`item.speed`),
    itemLevel: integerKey(sql`item.item_level`),
    levelRequirement: integerKey(sql`item.level_requirement`),
    renownRankRequirement: integerKey(sql`item.renown_rank_requirement`),
    talismanSlots: integerKey(sql`item.talisman_slots`),
  }),
});

/** The condition for items that have all of the stats; true without any. */
export function hasAllStats(sql: Database, stats: readonly Stat[] | null | undefined): Fragment {
  const conditions = [...new Set(stats)].map(
    (stat) => sql`item.id in (select item_id from item_stat where stat = ${stat})`,
  );
  return allOf(sql, conditions);
}
