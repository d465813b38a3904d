import type { EquipSlot, ItemType } from '#graphql/generated/resolvers.ts';
import { CAREERS, type Career } from '#graphql/world/characters/characters.ts';
import type { Random } from '#graphql/rules/random.ts';
import words from '../words/gear.json' with { type: 'json' };
import { drawBuff, type Draft, type ItemSet, type SetBonus } from './item.ts';
import { armorType, protectionOf } from './equipment.ts';
import { compoundName, isArmorSlot, PIECES, UniqueNames } from './gear-names.ts';
import { drawPower, itemLevelOf, type Milestone } from './grade.ts';
import kinds from './kinds.json' with { type: 'json' };
import { FIGHTING_THEMES, statsOf, type ThemeName } from './stats.ts';

const FIRST_ID = 300;

interface Bracket extends Milestone {
  readonly rarity: Draft['rarity'];
  readonly slots: readonly EquipSlot[];
}

/** The sets that a career earns on its way. */
const CAREER_SETS = kinds.careerSets as readonly Bracket[];

/** Equipment for everyone, which goes with any armor. */
const COMMON_SETS = kinds.commonSets as readonly Bracket[];

/** Three sets for every career, its last either the lesser with seven or the greater with eight pieces; and some for all. */
export function createSetPieces(random: Random): Draft[] {
  const names = new UniqueNames();
  let id = FIRST_ID;
  const setFor = (bracket: Bracket, theme: ThemeName): ItemSet => {
    const name = names.next(() => compoundName(random));
    return { id: (id += 1), name, bonuses: createBonuses(random, bracket, theme) };
  };
  const ofCareers = CAREERS.flatMap((career, careerIndex) =>
    CAREER_SETS.filter((_, index) => index < 2 || index % 2 === careerIndex % 2).flatMap((bracket) => {
      const set = setFor(bracket, career.theme);
      return bracket.slots.map((slot) => piece(random, bracket, set, slot, career));
    }),
  );
  const ofAll = COMMON_SETS.flatMap((bracket) => {
    const set = setFor(bracket, random.pick(FIGHTING_THEMES));
    return bracket.slots.map((slot) => piece(random, bracket, set, slot));
  });
  return [...ofCareers, ...ofAll];
}

function piece(random: Random, bracket: Bracket, set: ItemSet, slot: EquipSlot, career?: Career): Draft {
  const { level, renownRank, rarity } = bracket;
  const theme = career ? career.theme : random.pick(FIGHTING_THEMES);
  const power = drawPower(random, { milestone: { level, renownRank }, theme, rarity });
  const type = career && isArmorSlot(slot) ? career.gear.armor : 'ACCESSORY';
  return {
    ...power,
    name: `${set.name} ${nounOf(random, type, slot)}`,
    type: armorType(type),
    slot,
    set,
    armor: protectionOf(type, slot, power.itemLevel),
    careers: career ? [career.name] : [],
    uniqueEquipped: slot.startsWith('JEWELLERY'),
  };
}

const NOUNS: Readonly<Partial<Record<EquipSlot, readonly string[]>>> = {
  BACK: words.cloaks,
  ...words.setNouns,
};

const nounOf = (random: Random, type: ItemType, slot: EquipSlot): string =>
  random.pick((isArmorSlot(slot) ? PIECES[type]?.[slot] : NOUNS[slot]) ?? []);

/** One bonus for every piece from the second on: stats, in the middle and at the end something better. */
function createBonuses(random: Random, bracket: Bracket, theme: ThemeName): SetBonus[] {
  const itemLevel = itemLevelOf(bracket, bracket.rarity);
  const pieces = bracket.slots.length;
  const stats = statsOf(random, theme, pieces, itemLevel, 1.4);
  return Array.from({ length: pieces - 1 }, (_, index) => {
    const itemsRequired = index + 2;
    const stat = stats[index];
    const isEffect = stat === undefined || itemsRequired === pieces || (pieces > 5 && itemsRequired === 4);
    return { itemsRequired, bonus: isEffect ? drawBuff(random, itemLevel) : stat };
  });
}
