import type { ItemRarity, Stat } from '#graphql/generated/resolvers.ts';
import type { Random } from '#graphql/world/random.ts';
import type { Effects } from './effects.ts';
import { STONES } from './gear-words.ts';
import type { Draft } from './item.ts';
import { statOf } from './stats.ts';

interface Cut {
  readonly name: string;
  readonly rarity: ItemRarity;
  readonly level: number;
}

const CUTS: readonly Cut[] = [
  { name: 'Cracked', rarity: 'COMMON', level: 1 },
  { name: 'Rough', rarity: 'UNCOMMON', level: 10 },
  { name: 'Cut', rarity: 'UNCOMMON', level: 18 },
  { name: 'Polished', rarity: 'RARE', level: 26 },
  { name: 'Flawless', rarity: 'VERY_RARE', level: 34 },
  { name: 'Radiant', rarity: 'MYTHIC', level: 40 },
];

/** The name and the stat of each kind of talisman. */
const POWERS: readonly (readonly [name: string, stat: Stat])[] = [
  ['Might', 'STRENGTH'],
  ['Iron', 'TOUGHNESS'],
  ['the Ox', 'WOUNDS'],
  ['the Lynx', 'INITIATIVE'],
  ['the Duelist', 'WEAPON_SKILL'],
  ['the Hawk', 'BALLISTIC_SKILL'],
  ['the Scholar', 'INTELLIGENCE'],
  ['Devotion', 'WILLPOWER'],
  ['the Hearth', 'ELEMENTAL_RESISTANCE'],
  ['the Shrine', 'SPIRIT_RESISTANCE'],
  ['the Leech', 'CORPOREAL_RESISTANCE'],
  ['Plates', 'ARMOR'],
  ['Steadiness', 'FORTITUDE'],
  ['Mending', 'HEALTH_REGEN'],
  ['Ambition', 'RENOWN_RECEIVED'],
  ['Learning', 'XP_RECEIVED'],
];

/** Stones for talisman slots: every power in every cut, and some whose power is more than a number. */
export const createTalismans = (random: Random, effects: Effects): Draft[] => [
  ...POWERS.flatMap(([power, stat]) =>
    CUTS.map((cut) => ({ ...stone(random, cut, power), stats: [statOf(random, stat, cut.level, 0.7)] })),
  ),
  ...CUTS.slice(2).flatMap((cut) =>
    Array.from({ length: 5 }, () => {
      const buff = effects.buff(random, cut.level);
      return { ...stone(random, cut, buff.name.replace(/ [IV]+$/, '')), buffs: [buff] };
    }),
  ),
];

function stone(random: Random, { name, rarity, level }: Cut, power: string): Draft {
  return {
    name: `${name} ${random.pick(STONES)} of ${power}`,
    type: 'ENHANCEMENT',
    slot: 'NONE',
    rarity,
    level,
    itemLevel: level,
  };
}
