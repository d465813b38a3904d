import type { EquipSlot, ItemType } from '#graphql/generated/resolvers.ts';
import type { Random } from '#graphql/world/random.ts';
import type { Effects } from './effects.ts';
import { gearName } from './gear-names.ts';
import { ARMOR_SLOTS, isArmorSlot, PIECES, type ArmorSlot } from './gear-words.ts';
import { drawPower, MILESTONES, type Milestone } from './grade.ts';
import type { Draft } from './item.ts';
import type { ThemeName } from './stats.ts';

const WEIGHTS: Readonly<Record<ArmorSlot, number>> = {
  HELM: 1,
  SHOULDER: 1,
  BODY: 1.6,
  GLOVES: 0.7,
  BELT: 0.6,
  BOOTS: 0.8,
};

/** A cloak protects every career alike. */
const CLOAK_WEIGHT = 0.3;

/** The protection of each type, and the themes that it is made for. */
const TYPES: Readonly<
  Partial<Record<ItemType, { readonly protection: number; readonly themes: readonly ThemeName[] }>>
> = {
  HEAVY_ARMOR: { protection: 1, themes: ['tank'] },
  NONE: { protection: 1, themes: ['tank'] },
  MEDIUM_ARMOR: { protection: 0.7, themes: ['melee'] },
  MEDIUM_ROBE: { protection: 0.6, themes: ['healer', 'melee'] },
  LIGHT_ARMOR: { protection: 0.5, themes: ['shooter', 'melee'] },
  ROBE: { protection: 0.3, themes: ['healer', 'caster'] },
};

/** The armor of a piece; none of jewels and trophies. */
export function protectionOf(type: ItemType, slot: EquipSlot, itemLevel: number): number {
  const ofType = isArmorSlot(slot) ? (TYPES[type]?.protection ?? 0) * WEIGHTS[slot] : 0;
  return Math.round((slot === 'BACK' ? CLOAK_WEIGHT : ofType) * (6 + itemLevel * 8.5));
}

/** A piece of every type for every slot at every milestone. */
export const createArmor = (random: Random, effects: Effects): Draft[] =>
  (Object.keys(TYPES) as (keyof typeof TYPES)[]).flatMap((type) =>
    MILESTONES.flatMap((milestone) =>
      ARMOR_SLOTS.map((slot) => armorPiece(random, effects, type, slot, milestone)),
    ),
  );

/** Plates without a type are the Black Orc's. */
function armorPiece(
  random: Random,
  effects: Effects,
  type: keyof typeof TYPES,
  slot: ArmorSlot,
  milestone: Milestone,
): Draft {
  const theme = random.pick<ThemeName>(TYPES[type]?.themes ?? ['fortune']);
  const power = drawPower(random, effects, { milestone, theme, weight: WEIGHTS[slot] });
  const noun = random.pick(PIECES[type]?.[slot] ?? []);
  return {
    ...power,
    name: gearName(random, noun, power.itemLevel),
    type,
    slot,
    armor: protectionOf(type, slot, power.itemLevel),
    careers: type === 'NONE' ? ['BLACK_ORC'] : [],
  };
}
