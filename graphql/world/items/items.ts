import { Random } from '#graphql/world/random.ts';
import type { WorldOptions } from '#graphql/world/world-table.ts';
import type { EquipSlot, ItemType } from '#graphql/generated/resolvers.ts';

import { createArmor } from './armor.ts';
import { Effects } from './effects.ts';
import { createGoods } from './goods.ts';
import { createRestrictedItems } from './restricted-items.ts';
import { createSetPieces } from './item-sets.ts';
import type { Draft, Item } from './item.ts';
import { createAccessories } from './accessories.ts';
import { EDGE_CASE_ITEMS } from './edge-case-items.ts';
import { EQUIPMENT_DESCRIPTIONS, OTHER_DESCRIPTIONS } from './item-descriptions.ts';
import { createTalismans } from './talismans.ts';
import { createWeapons } from './weapons.ts';

const words = (list: string): readonly string[] => list.split(' ');

/** The rows of the icon number space: row t begins at 1000 * (t + 1). Only ever add to the end. */
const ROWS = words(
  'SWORD AXE HAMMER BASIC_SHIELD SHIELD EXPERT_SHIELD ROBE MEDIUM_ROBE BOW CROSSBOW REPEATING_CROSSBOW GUN PISTOL STAFF DAGGER SPEAR LANCE LIGHT_ARMOR MEDIUM_ARMOR HEAVY_ARMOR QUEST ENHANCEMENT TROPHY CHARM DYE BASIC_MOUNT ADVANCED_MOUNT POTION SALVAGING MARKETING CRAFTING ACCESSORY CURRENCY TELEPORT TELEPORT_GROUP SIEGE TREASURE_CHEST TREASURE_KEY REFINER_TOOL HELM SHOULDER BACK GLOVES BELT BOOTS',
);

/** Slots whose items are drawn by slot rather than by type. */
const ROW_OF_SLOT: Readonly<Partial<Record<EquipSlot, string>>> = {
  HELM: 'HELM',
  SHOULDER: 'SHOULDER',
  BACK: 'BACK',
  GLOVES: 'GLOVES',
  BELT: 'BELT',
  BOOTS: 'BOOTS',
  POCKET1: 'CHARM',
  POCKET2: 'CHARM',
  EVENT: 'CHARM',
  STANDARD: 'BACK',
};

/** Icons of items without a type and a slot. */
const UNTYPED = ['QUEST', 'SALVAGING', 'CRAFTING', 'MARKETING'];

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
  const effects = new Effects();
  const creators = [createSetPieces, createArmor, createWeapons, createRestrictedItems, createAccessories];
  const drafts = [...creators, createTalismans, createGoods].flatMap((create) => create(random, effects));
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
  return random.pick(slot === 'NONE' ? OTHER_DESCRIPTIONS : EQUIPMENT_DESCRIPTIONS);
}
