import { careerMask, raceMask } from '#graphql/sql/engine/where/bitmask.ts';
import { partTable, recordTable, type WorldTable } from '#graphql/world/world-table.ts';
import type { Item, SetBonus } from './item.ts';

/** Items with their stats and effects, and the sets that some belong to. */
export function itemTables(items: readonly Item[]): WorldTable[] {
  const sets = [...new Set(items.flatMap(({ set }) => set ?? []))];
  return [
    recordTable(
      'item',
      'id name description type slot rarity icon_number armor dps speed item_level level_requirement ' +
        'renown_rank_requirement talisman_slots unique_equipped race_restriction career_restriction ' +
        'item_set_id model_id',
      items,
      {
        level_requirement: ({ level }) => level,
        renown_rank_requirement: ({ renownRank }) => renownRank,
        race_restriction: ({ races }) => raceMask(races),
        career_restriction: ({ careers }) => careerMask(careers),
        item_set_id: ({ set }) => set && set.id,
        model_id: modelId,
      },
    ),
    partTable('item_stat', 'item_id position stat value percentage', ['item', items], ({ stats }) => stats),
    recordTable('item_effect', 'item_id is_buff position effect_id', items.flatMap(effectsOf)),
    recordTable('item_set', 'id name', sets),
    partTable(
      'item_set_bonus',
      'item_set_id position items_required effect_id stat value percentage',
      ['itemSet', sets],
      ({ bonuses }) => bonuses.map(bonusColumns),
    ),
  ];
}

const effectsOf = (item: Item) =>
  [item.abilities, item.buffs].flatMap((effects, index) =>
    effects.map((effect, position) => ({ item, isBuff: index === 1, position, effect })),
  );

/** Items of a kind and a grade look alike; what is not worn has no figure of its own. */
const modelId = ({ slot, iconNumber, itemLevel }: Item): number | null =>
  slot === 'NONE' ? null : 1 + ((Math.floor(iconNumber / 1000) * 40 + Math.floor(itemLevel / 5)) % 65_535);

const NO_STAT = { stat: null, value: null, percentage: null };

const bonusColumns = ({ itemsRequired, bonus }: SetBonus) =>
  'stat' in bonus ? { itemsRequired, effect: null, ...bonus } : { itemsRequired, effect: bonus, ...NO_STAT };
