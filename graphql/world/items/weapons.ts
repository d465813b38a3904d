import type { EquipSlot, ItemType } from '#graphql/generated/resolvers.ts';
import type { Random } from '#graphql/world/random.ts';
import type { Effects } from './effects.ts';
import { gearName } from './gear-names.ts';
import { GREAT_WEAPONS, WEAPONS } from './gear-words.ts';
import { drawPower, MILESTONES, type Milestone } from './grade.ts';
import type { Draft } from './item.ts';
import type { ThemeName } from './stats.ts';

interface Kind {
  readonly type: ItemType;
  readonly slot: EquipSlot;
  readonly themes: readonly ThemeName[];
  readonly twoHanded?: boolean;
  /** Hundredths of a second between two attacks. */
  readonly baseSpeed: number;
}

const kind = (
  type: ItemType,
  slot: EquipSlot,
  baseSpeed: number,
  themes: readonly ThemeName[],
  twoHanded = false,
): Kind => ({ type, slot, baseSpeed, themes, twoHanded });

/** One weapon of each kind at every milestone. */
const COMMON_KINDS: readonly Kind[] = [
  kind('SWORD', 'MAIN_HAND', 240, ['tank', 'melee', 'shooter']),
  kind('SWORD', 'EITHER_HAND', 220, ['melee', 'healer']),
  kind('SWORD', 'MAIN_HAND', 340, ['tank', 'melee'], true),
  kind('AXE', 'MAIN_HAND', 250, ['tank', 'melee']),
  kind('AXE', 'EITHER_HAND', 230, ['melee']),
  kind('AXE', 'MAIN_HAND', 360, ['melee'], true),
  kind('HAMMER', 'MAIN_HAND', 260, ['tank', 'healer', 'shooter']),
  kind('HAMMER', 'EITHER_HAND', 240, ['melee']),
  kind('HAMMER', 'MAIN_HAND', 360, ['healer', 'tank'], true),
  kind('STAFF', 'MAIN_HAND', 320, ['caster', 'healer'], true),
  kind('DAGGER', 'EITHER_HAND', 180, ['melee', 'healer']),
  kind('SPEAR', 'MAIN_HAND', 260, ['shooter', 'tank']),
  kind('SPEAR', 'MAIN_HAND', 350, ['tank'], true),
  kind('PISTOL', 'OFF_HAND', 220, ['melee']),
  kind('BOW', 'RANGED_WEAPON', 260, ['shooter']),
  kind('GUN', 'RANGED_WEAPON', 300, ['shooter']),
  kind('SHIELD', 'OFF_HAND', 0, ['tank']),
  kind('CHARM', 'OFF_HAND', 0, ['healer']),
];

/** Types that no career can use. */
const RARE_KINDS: readonly Kind[] = [
  kind('BASIC_SHIELD', 'OFF_HAND', 0, ['tank']),
  kind('EXPERT_SHIELD', 'OFF_HAND', 0, ['tank']),
  kind('CROSSBOW', 'RANGED_WEAPON', 320, ['shooter']),
  kind('REPEATING_CROSSBOW', 'RANGED_WEAPON', 200, ['shooter']),
  kind('LANCE', 'MAIN_HAND', 400, ['melee'], true),
];

export const createWeapons = (random: Random, effects: Effects): Draft[] => [
  ...COMMON_KINDS.flatMap((each) => MILESTONES.map((milestone) => weapon(random, effects, each, milestone))),
  ...RARE_KINDS.flatMap((each) =>
    MILESTONES.filter((_, index) => index % 4 === 2).map((milestone) =>
      weapon(random, effects, each, milestone),
    ),
  ),
];

function weapon(random: Random, effects: Effects, { type, ...rest }: Kind, milestone: Milestone): Draft {
  const { slot, themes, twoHanded = false, baseSpeed } = rest;
  const power = drawPower(random, effects, { milestone, theme: random.pick(themes), weight: 1.2 });
  const noun = random.pick((twoHanded ? GREAT_WEAPONS[type] : undefined) ?? WEAPONS[type] ?? []);
  return {
    ...power,
    name: gearName(random, noun, power.itemLevel),
    type,
    slot,
    twoHanded,
    ...weaponDamage(random, type, power.itemLevel, baseSpeed, twoHanded),
  };
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
