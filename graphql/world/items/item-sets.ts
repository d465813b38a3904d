import type { EquipSlot, ItemType } from '#graphql/generated/resolvers.ts';
import { CAREERS, type Career } from '#graphql/world/characters/careers.ts';
import type { Random } from '#graphql/world/random.ts';
import { protectionOf } from './armor.ts';
import type { Effects } from './effects.ts';
import { GEAR } from './gear.ts';
import { compoundName, UniqueNames } from './gear-names.ts';
import { ARMOR_SLOTS, CLOAKS, isArmorSlot, PIECES } from './gear-words.ts';
import { drawPower, itemLevelOf, type Milestone } from './grade.ts';
import type { Draft, ItemSet, SetBonus } from './item.ts';
import { FIGHTING_THEMES, statsOf, themeOf, type ThemeName } from './stats.ts';

const FIRST_ID = 300;

interface Bracket extends Milestone {
  readonly rarity: Draft['rarity'];
  readonly slots: readonly EquipSlot[];
}

/** The sets that a career earns on its way. */
const BRACKETS: readonly Bracket[] = [
  { level: 14, renownRank: 5, rarity: 'RARE', slots: ['BODY', 'GLOVES', 'BELT', 'BOOTS'] },
  { level: 30, renownRank: 12, rarity: 'VERY_RARE', slots: ARMOR_SLOTS },
  { level: 40, renownRank: 35, rarity: 'VERY_RARE', slots: [...ARMOR_SLOTS, 'BACK'] },
  { level: 40, renownRank: 60, rarity: 'MYTHIC', slots: [...ARMOR_SLOTS, 'BACK', 'JEWELLERY4'] },
];

const JEWELLERY: readonly EquipSlot[] = ['JEWELLERY1', 'JEWELLERY2', 'JEWELLERY3', 'BACK', 'POCKET1'];

/** Equipment for everyone, which goes with any armor. */
const UNIVERSAL: readonly Bracket[] = [
  { level: 6, renownRank: 0, rarity: 'UNCOMMON', slots: JEWELLERY.slice(0, 4) },
  { level: 12, renownRank: 0, rarity: 'UNCOMMON', slots: JEWELLERY },
  { level: 20, renownRank: 8, rarity: 'RARE', slots: JEWELLERY.slice(0, 4) },
  { level: 28, renownRank: 0, rarity: 'RARE', slots: JEWELLERY },
  { level: 36, renownRank: 20, rarity: 'VERY_RARE', slots: JEWELLERY },
  { level: 40, renownRank: 32, rarity: 'VERY_RARE', slots: JEWELLERY.slice(0, 4) },
  { level: 40, renownRank: 45, rarity: 'MYTHIC', slots: JEWELLERY },
  { level: 40, renownRank: 70, rarity: 'MYTHIC', slots: JEWELLERY },
];

/** Three sets for every career, its last either the lesser with seven or the greater with eight pieces; and some for all. */
export function createSetPieces(random: Random, effects: Effects): Draft[] {
  const names = new UniqueNames();
  let id = FIRST_ID;
  const setFor = (bracket: Bracket, theme: ThemeName): ItemSet => {
    const name = names.next(() => compoundName(random));
    return { id: (id += 1), name, bonuses: createBonuses(random, effects, bracket, theme) };
  };
  const ofCareers = CAREERS.flatMap((career, careerIndex) =>
    BRACKETS.filter((_, index) => index < 2 || index % 2 === careerIndex % 2).flatMap((bracket) => {
      const set = setFor(bracket, themeOf(career));
      return bracket.slots.map((slot) => piece(random, effects, { bracket, set, slot, career }));
    }),
  );
  const ofAll = UNIVERSAL.flatMap((bracket) => {
    const set = setFor(bracket, random.pick(FIGHTING_THEMES));
    return bracket.slots.map((slot) => piece(random, effects, { bracket, set, slot, career: null }));
  });
  return [...ofCareers, ...ofAll];
}

interface PieceOptions {
  readonly bracket: Bracket;
  readonly set: ItemSet;
  readonly slot: EquipSlot;
  readonly career: Career | null;
}

function piece(random: Random, effects: Effects, { bracket, set, slot, career }: PieceOptions): Draft {
  const { level, renownRank, rarity } = bracket;
  const theme = career ? themeOf(career) : random.pick(FIGHTING_THEMES);
  const power = drawPower(random, effects, { milestone: { level, renownRank }, theme, rarity });
  const type = career && isArmorSlot(slot) ? GEAR[career.name].armor : 'ACCESSORY';
  return {
    ...power,
    name: `${set.name} ${nounOf(random, type, slot)}`,
    type,
    slot,
    set,
    armor: protectionOf(type, slot, power.itemLevel),
    careers: career ? [career.name] : [],
    uniqueEquipped: slot.startsWith('JEWELLERY'),
  };
}

const NOUNS: Readonly<Partial<Record<EquipSlot, readonly string[]>>> = {
  BACK: CLOAKS,
  POCKET1: ['Keepsake', 'Token', 'Relic'],
  JEWELLERY1: ['Signet'],
  JEWELLERY2: ['Band'],
  JEWELLERY3: ['Pendant'],
  JEWELLERY4: ['Seal'],
};

const nounOf = (random: Random, type: ItemType, slot: EquipSlot): string =>
  random.pick((isArmorSlot(slot) ? PIECES[type]?.[slot] : NOUNS[slot]) ?? []);

/** One bonus for every piece from the second on: stats, in the middle and at the end something better. */
function createBonuses(random: Random, effects: Effects, bracket: Bracket, theme: ThemeName): SetBonus[] {
  const itemLevel = itemLevelOf(bracket, bracket.rarity);
  const pieces = bracket.slots.length;
  const stats = statsOf(random, theme, pieces, itemLevel, 1.4);
  return Array.from({ length: pieces - 1 }, (_, index) => {
    const itemsRequired = index + 2;
    const stat = stats[index];
    const isEffect = stat === undefined || itemsRequired === pieces || (pieces > 5 && itemsRequired === 4);
    return { itemsRequired, bonus: isEffect ? effects.buff(random, itemLevel) : stat };
  });
}
