import { Random } from '#graphql/world/random.ts';
import type { WorldOptions } from '#graphql/world/world-table.ts';
import type { EquipSlot, ItemType } from '#graphql/generated/resolvers.ts';
import texts from '../words/item-texts.json' with { type: 'json' };
import { createAccessories, createArmor, createWeapons } from './equipment.ts';
import { createGoods, createTalismans } from './goods.ts';
import type { Draft, Item } from './item.ts';
import { createSetPieces } from './item-sets.ts';
import kinds from './kinds.json' with { type: 'json' };
import { createRestrictedItems } from './restricted-items.ts';

/** The rows of the icon number space: row t begins at 1000 * (t + 1). Only ever add to the end. */
const ROWS = kinds.icons.rows;

/** Slots whose items are drawn by slot rather than by type. */
const ROW_OF_SLOT: Readonly<Partial<Record<EquipSlot, string>>> = kinds.icons.rowOfSlot;

/** Icons of items without a type and a slot. */
const UNTYPED = kinds.icons.untyped;

/** Items that test a page: the shortest and the longest name, markup that must stay text, extreme values. */
const EDGE_CASE_ITEMS = Array.from(texts.edgeCases as readonly Draft[], (draft) => ({
  ...draft,
  description: fillIn(draft.description ?? ''),
}));

/** The row that an item is drawn from. */
export function iconRow(type: ItemType, slot: EquipSlot, id: number): string {
  const ofSlot = ROW_OF_SLOT[slot];
  if (ofSlot !== undefined) return ofSlot;
  if (type !== 'NONE') return type;
  return slot === 'BODY' ? 'HEAVY_ARMOR' : (UNTYPED[id % UNTYPED.length] ?? 'QUEST');
}

/** The number of an item's icon: its row, and in it a variant by the item's id. */
const iconNumber = (type: ItemType, slot: EquipSlot, id: number): number =>
  1000 * (ROWS.indexOf(iconRow(type, slot, id)) + 1) + (id % 1000);

const FIRST_ID = 10_000;

/** Share of items with a description. */
const DESCRIBED_SHARE = 0.6;

/** About 2,500 items of all types, whatever the scale; ids ascend with gaps. */
export function createItems({ seed }: Pick<WorldOptions, 'seed'>): readonly Item[] {
  const random = new Random(`${seed}/items`);
  const creators = [createSetPieces, createArmor, createWeapons, createRestrictedItems, createAccessories];
  const drafts = [...creators, createTalismans, createGoods].flatMap((create) => create(random));
  let id = FIRST_ID;
  return [...drafts, ...EDGE_CASE_ITEMS].map((draft) => itemOf(random, (id += random.int(1, 4)), draft));
}

function itemOf(random: Random, id: number, draft: Draft): Item {
  return {
    description: describe(random, draft),
    armor: 0,
    dps: 0,
    speed: 0,
    itemLevel: 0,
    level: 0,
    renownRank: 0,
    talismanSlots: 0,
    uniqueEquipped: false,
    twoHanded: false,
    races: [],
    careers: [],
    set: null,
    stats: [],
    abilities: [],
    buffs: [],
    ...draft,
    id,
    iconNumber: iconNumber(draft.type, draft.slot, id),
  };
}

function describe(random: Random, { slot }: Draft): string {
  if (!random.chance(DESCRIBED_SHARE)) return '';
  return fillIn(random.pick(slot === 'NONE' ? texts.other : texts.equipment));
}

/** Puts the long description where a text names it. */
function fillIn(text: string): string {
  return text.replaceAll('{long}', texts.long);
}
