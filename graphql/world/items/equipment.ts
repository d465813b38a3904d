import type { EquipSlot, ItemType } from '#graphql/generated/resolvers.ts';
import type { Random } from '#graphql/rules/random.ts';
import type { CareerName } from '#graphql/world/characters/characters.ts';
import words from '../words/gear.json' with { type: 'json' };
import {
  ARMOR_SLOTS,
  type ArmorSlot,
  gearName,
  GREAT_WEAPONS,
  isArmorSlot,
  PIECES,
  WEAPONS,
} from './gear-names.ts';
import { drawPower, MILESTONES, type Milestone } from './grade.ts';
import type { Draft } from './item.ts';
import kinds from './kinds.json' with { type: 'json' };
import { FIGHTING_THEMES, statsOf, type ThemeName } from './stats.ts';

const WEIGHTS: Readonly<Record<ArmorSlot, number>> = kinds.armorWeights;

/** A cloak protects every career alike. */
const CLOAK_WEIGHT = 0.3;

type ArmorType = keyof typeof kinds.armor;

/** The protection of each type, and the themes that it is made for. */
const ARMOR = kinds.armor as Readonly<
  Partial<Record<ItemType, { readonly protection: number; readonly themes: readonly ThemeName[] }>>
>;

/** The armor of a piece; none of jewels and trophies. */
export function protectionOf(type: ItemType, slot: EquipSlot, itemLevel: number): number {
  const ofType = isArmorSlot(slot) ? (ARMOR[type]?.protection ?? 0) * WEIGHTS[slot] : 0;
  return Math.round((slot === 'BACK' ? CLOAK_WEIGHT : ofType) * (6 + itemLevel * 8.5));
}

/** A piece of every type for every slot at every milestone. */
export const createArmor = (random: Random): Draft[] =>
  (Object.keys(ARMOR) as ArmorType[]).flatMap((type) =>
    MILESTONES.flatMap((milestone) => ARMOR_SLOTS.map((slot) => armorPiece(random, type, slot, milestone))),
  );

/**
 * The type of a piece of armor. Plates of the Black Orc are heavy armor that names him: the table of types has none for
 * him, and what an item says of careers goes before it (rules.md: Builds).
 */
export const armorType = (plates: ItemType): ItemType => (plates === 'NONE' ? 'HEAVY_ARMOR' : plates);

function armorPiece(random: Random, type: ArmorType, slot: ArmorSlot, milestone: Milestone): Draft {
  const theme = random.pick<ThemeName>(ARMOR[type]?.themes ?? []);
  const power = drawPower(random, { milestone, theme, weight: WEIGHTS[slot] });
  const noun = random.pick(PIECES[type]?.[slot] ?? []);
  return {
    ...power,
    name: gearName(random, noun, power.itemLevel),
    type: armorType(type),
    slot,
    armor: protectionOf(type, slot, power.itemLevel),
    careers: type === 'NONE' ? ['BLACK_ORC'] : [],
  };
}

interface WeaponKind {
  readonly type: ItemType;
  readonly slot: EquipSlot;
  readonly themes: readonly ThemeName[];
  readonly twoHanded?: boolean;
  /** Careers that the item names; without any, a type that no career has is for nobody in the table of types. */
  readonly careers?: readonly CareerName[];
  /** Hundredths of a second between two attacks. */
  readonly baseSpeed: number;
}

const WEAPONS_OF_CAREERS = kinds.weapons as readonly WeaponKind[];
const RARE_WEAPONS = kinds.rareWeapons as readonly WeaponKind[];
const RARE_MILESTONES = MILESTONES.filter((_, index) => index % 4 === 2);

/** One weapon of each kind at every milestone, and a few of the types that the table gives to no career. */
export const createWeapons = (random: Random): Draft[] => [
  ...WEAPONS_OF_CAREERS.flatMap((kind) => MILESTONES.map((milestone) => weapon(random, kind, milestone))),
  ...RARE_WEAPONS.flatMap((kind) => RARE_MILESTONES.map((milestone) => weapon(random, kind, milestone))),
];

function weapon(random: Random, { type, ...rest }: WeaponKind, milestone: Milestone): Draft {
  const { slot, themes, twoHanded = false, careers = [], baseSpeed } = rest;
  const power = drawPower(random, { milestone, theme: random.pick(themes), weight: 1.2 });
  const noun = random.pick((twoHanded ? GREAT_WEAPONS[type] : undefined) ?? WEAPONS[type] ?? []);
  const name = gearName(random, noun, power.itemLevel);
  const damage = weaponDamage(random, type, power.itemLevel, baseSpeed, twoHanded);
  return { ...power, name, type, slot, twoHanded, careers, ...damage };
}

/** A shield's armor is its block rating; a charm has no damage. */
export function weaponDamage(
  random: Random,
  type: ItemType,
  itemLevel: number,
  baseSpeed: number,
  twoHanded: boolean,
) {
  if (type.endsWith('SHIELD')) return { armor: Math.round(20 + itemLevel * random.between(8, 10)) };
  if (baseSpeed === 0) return {};
  const strength = (40 + itemLevel * 10) * (twoHanded ? 1.35 : 1) * random.between(0.94, 1.06);
  return { dps: Math.round(strength), speed: baseSpeed + random.int(-2, 2) * 10 };
}

interface AccessoryKind {
  readonly type: ItemType;
  readonly slot: EquipSlot;
  readonly nouns: 'jewels' | 'cloaks' | 'pockets' | 'festive' | 'heads' | 'banners';
  /** Every how many milestones there is one. */
  readonly step: number;
  readonly fortune?: boolean;
}

/** Creates equipment for everybody besides armor and weapons. */
export const createAccessories = (random: Random): Draft[] =>
  (kinds.accessories as readonly AccessoryKind[]).flatMap((kind) =>
    MILESTONES.filter((_, index) => index % kind.step === 0).map((milestone) =>
      kind.type === 'TROPHY' ? trophy(random, kind, milestone) : accessory(random, kind, milestone),
    ),
  );

function accessory(random: Random, kind: AccessoryKind, milestone: Milestone): Draft {
  const { type, slot, nouns, fortune = false } = kind;
  const theme = fortune ? 'fortune' : random.pick(FIGHTING_THEMES);
  const power = drawPower(random, { milestone, theme, weight: 0.6 });
  const noun = random.pick(words[nouns]);
  const stone = nouns === 'jewels' && random.chance(0.6) ? `${random.pick(words.stones)} ${noun}` : noun;
  return {
    ...power,
    name: gearName(random, stone, power.itemLevel),
    type,
    slot,
    armor: protectionOf(type, slot, power.itemLevel),
    uniqueEquipped: random.chance(0.4),
  };
}

/** Only a few have a stat. */
function trophy(random: Random, { type, slot, nouns }: AccessoryKind, { level }: Milestone): Draft {
  return {
    name: `${random.pick(words.trophyOwners)}'s ${random.pick(words[nouns])}`,
    type,
    slot,
    rarity: random.pick(['COMMON', 'UNCOMMON', 'RARE', 'MYTHIC']),
    level,
    uniqueEquipped: true,
    stats: random.chance(0.15) ? statsOf(random, random.pick(FIGHTING_THEMES), 1, level) : [],
  };
}
