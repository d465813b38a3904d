import type {
  EquipSlot,
  ItemFilterInput,
  ItemRarity,
  ItemSortInput,
  ItemType,
  Stat,
} from '#graphql/generated/resolvers.ts';
import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/database.ts';
import type { Fragment } from '../engine/fragment.ts';
import {
  sliceBounds,
  sliceLimit,
  sliceOrder,
  type Key,
  type KeyColumn,
  type Slice,
} from '../engine/keyset.ts';
import { sortKeys, type SortColumns } from '../engine/sort.ts';
import { booleanColumn } from '../engine/where-boolean.ts';
import { comparison, equality } from '../engine/where-scalar.ts';
import { textColumn } from '../engine/where-text.ts';
import { where, type Columns } from '../engine/where.ts';

/** An item; restrictions are masks of flags.ts. */
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
  rarityGrade: number;
  descriptionStart: string;
};

const RARITIES: readonly ItemRarity[] = ['UTILITY', 'COMMON', 'UNCOMMON', 'RARE', 'VERY_RARE', 'MYTHIC'];

/** From the poorest to the best. */
const rarityGrade = (sql: Database) => sql`array_position(${arrayLiteral(RARITIES)}::text[], item.rarity)`;

/** As much of a text as its place in an order needs: cursors hold it. */
const descriptionStart = (sql: Database) => sql`left(item.description, 60)`;

export const itemFields = (sql: Database) =>
  sql`item.id, item.name, item.description, item.type, item.slot, item.rarity, item.icon_number as "iconNumber",
      item.armor, item.dps, item.speed, item.item_level as "itemLevel",
      item.level_requirement as "levelRequirement", item.renown_rank_requirement as "renownRankRequirement",
      item.talisman_slots as "talismanSlots", item.unique_equipped as "uniqueEquipped",
      item.race_restriction as races, item.career_restriction as careers, item.item_set_id as "itemSetId",
      ${rarityGrade(sql)} as "rarityGrade", ${descriptionStart(sql)} as "descriptionStart"`;

export const itemsById = (sql: Database, ids: readonly number[]) => sql<ItemRecord[]>`
  /* itemsById */
  select ${itemFields(sql)}
  from item
  where id = any(${arrayLiteral(ids)}::bigint[])`;

/** The order asked for, then by id. */
export const itemKeys = (sql: Database, order: readonly ItemSortInput[] | null | undefined) =>
  sortKeys(order, sortColumns(sql), { column: sql`item.id`, cast: 'bigint' });

const number = (column: Fragment): KeyColumn => ({ column, cast: 'bigint' });
const text = (column: Fragment): KeyColumn => ({ column, cast: 'text' });

const sortColumns = (sql: Database): SortColumns<ItemSortInput> => ({
  id: number(sql`item.id`),
  name: text(sql`item.name`),
  description: { ...text(descriptionStart(sql)), property: 'descriptionStart' },
  type: text(sql`item.type`),
  slot: text(sql`item.slot`),
  rarity: { ...number(rarityGrade(sql)), property: 'rarityGrade' },
  armor: number(sql`item.armor`),
  dps: number(sql`item.dps`),
  speed: number(sql`item.speed`),
  itemLevel: number(sql`item.item_level`),
  levelRequirement: number(sql`item.level_requirement`),
  renownRankRequirement: number(sql`item.renown_rank_requirement`),
  talismanSlots: number(sql`item.talisman_slots`),
});

const columns = (sql: Database): Columns<ItemFilterInput> => ({
  id: comparison(sql, { column: sql`item.id`, cast: 'bigint' }),
  name: textColumn(sql, sql`item.name`),
  description: textColumn(sql, sql`item.description`),
  type: equality(sql, { column: sql`item.type`, cast: 'text' }),
  slot: equality(sql, { column: sql`item.slot`, cast: 'text' }),
  rarity: equality(sql, { column: sql`item.rarity`, cast: 'text' }),
  armor: comparison(sql, { column: sql`item.armor`, cast: 'bigint' }),
  dps: comparison(sql, { column: sql`item.dps`, cast: 'bigint' }),
  speed: comparison(sql, { column: sql`item.speed`, cast: 'bigint' }),
  itemLevel: comparison(sql, { column: sql`item.item_level`, cast: 'bigint' }),
  levelRequirement: comparison(sql, { column: sql`item.level_requirement`, cast: 'bigint' }),
  renownRankRequirement: comparison(sql, { column: sql`item.renown_rank_requirement`, cast: 'bigint' }),
  talismanSlots: comparison(sql, { column: sql`item.talisman_slots`, cast: 'bigint' }),
  uniqueEquipped: booleanColumn(sql, sql`item.unique_equipped`),
});

export const itemCondition = (sql: Database, filter: ItemFilterInput | null | undefined) =>
  where(sql, filter, columns(sql));

/** Whether an item has all of the stats; true without any. */
export function hasAllStats(sql: Database, stats: readonly Stat[] | null | undefined): Fragment {
  const wanted = [...new Set(stats)];
  if (wanted.length === 0) return sql`true`;
  return sql`item.id in (
    select item_id from item_stat
    where stat = any(${arrayLiteral(wanted)}::text[])
    group by item_id
    having count(distinct stat) = ${wanted.length})`;
}

/** A page of items, and one more. */
export const itemPage = (sql: Database, condition: Fragment, keys: readonly Key[], slice: Slice) => sql<
  ItemRecord[]
>`
  /* itemPage */
  select ${itemFields(sql)}
  from item
  where ${condition} and ${sliceBounds(sql, keys, slice)}
  order by ${sliceOrder(sql, keys, slice)}
  limit ${sliceLimit(slice)}`;
