import type { EquipSlot, ItemType } from '#graphql/generated/resolvers.ts';

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
export const iconNumber = (type: ItemType, slot: EquipSlot, id: number): number =>
  1000 * (ROWS.indexOf(iconRow(type, slot, id)) + 1) + (id % 1000);
