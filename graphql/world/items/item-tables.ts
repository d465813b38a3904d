import { careerMask, raceMask } from '#graphql/sql/engine/where/bitmask.ts';
import { columnsOf } from '#graphql/world/columns.ts';
import type { WorldTable, WorldValue } from '#graphql/world/world-table.ts';
import type { Item, ItemSet, SetBonus } from './item.ts';

type Row = readonly WorldValue[];

/** Items with their stats and effects, and the sets that some belong to. */
export function itemTables(items: readonly Item[]): WorldTable[] {
  const sets = setsOf(items);
  return [
    {
      name: 'item',
      columns: columnsOf(
        'id name description type slot rarity icon_number armor dps speed item_level level_requirement renown_rank_requirement talisman_slots unique_equipped race_restriction career_restriction item_set_id model_id',
      ),
      rows: items.map(itemRow),
    },
    {
      name: 'item_stat',
      columns: columnsOf('item_id position stat value percentage'),
      rows: items.flatMap(({ id, stats }) =>
        stats.map(({ stat, value, percentage }, index) => [id, index, stat, value, percentage]),
      ),
    },
    {
      name: 'item_effect',
      columns: columnsOf('item_id is_buff position effect_id'),
      rows: items.flatMap((item) => [
        ...item.abilities.map(({ id }, index) => [item.id, false, index, id]),
        ...item.buffs.map(({ id }, index) => [item.id, true, index, id]),
      ]),
    },
    { name: 'item_set', columns: columnsOf('id name'), rows: sets.map(({ id, name }) => [id, name]) },
    {
      name: 'item_set_bonus',
      columns: columnsOf('item_set_id position items_required effect_id stat value percentage'),
      rows: sets.flatMap(({ id, bonuses }) =>
        bonuses.map((bonus, index) => [id, index, ...bonusColumns(bonus)]),
      ),
    },
  ];
}

const setsOf = (items: readonly Item[]): ItemSet[] => [...new Set(items.flatMap(({ set }) => set ?? []))];

const itemRow = (item: Item): Row => [
  item.id,
  item.name,
  item.description,
  item.type,
  item.slot,
  item.rarity,
  item.iconNumber,
  item.armor,
  item.dps,
  item.speed,
  item.itemLevel,
  item.level,
  item.renownRank,
  item.talismanSlots,
  item.uniqueEquipped,
  raceMask(item.races),
  careerMask(item.careers),
  item.set?.id ?? null,
  modelId(item),
];

/** Items of a kind and a grade look alike; what is not worn has no figure of its own. */
const modelId = ({ slot, iconNumber, itemLevel }: Item): number | null =>
  slot === 'NONE' ? null : 1 + ((Math.floor(iconNumber / 1000) * 40 + Math.floor(itemLevel / 5)) % 65_535);

const bonusColumns = ({ itemsRequired, bonus }: SetBonus): Row =>
  'stat' in bonus
    ? [itemsRequired, null, bonus.stat, bonus.value, bonus.percentage]
    : [itemsRequired, bonus.id, null, null, null];
