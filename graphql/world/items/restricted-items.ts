import { CAREERS, type Career, type Race } from '#graphql/world/characters/careers.ts';
import type { Random } from '#graphql/world/random.ts';
import { protectionOf } from './armor.ts';
import type { Effects } from './effects.ts';
import { GEAR } from './gear.ts';
import { compoundName, UniqueNames } from './gear-names.ts';
import { CLOAKS, STONES, WEAPONS } from './gear-words.ts';
import { drawPower, type Milestone } from './grade.ts';
import type { Draft } from './item.ts';
import { FIGHTING_THEMES, themeOf } from './stats.ts';
import { weaponDamage } from './weapons.ts';

type RestrictedTier = Milestone & { readonly rarity: Draft['rarity'] };

const RESTRICTED_TIERS: readonly RestrictedTier[] = [
  { level: 10, renownRank: 0, rarity: 'UNCOMMON' },
  { level: 25, renownRank: 10, rarity: 'RARE' },
  { level: 40, renownRank: 36, rarity: 'VERY_RARE' },
  { level: 40, renownRank: 65, rarity: 'MYTHIC' },
];

const OWNERS: readonly (readonly [race: Race, owner: string])[] = [
  ['DWARF', "Ancestor's"],
  ['EMPIRE', "Elector's"],
  ['HIGH_ELF', "Loremaster's"],
  ['ORC', "Big Boss's"],
  ['GOBLIN', "Sneak's"],
  ['CHAOS', "Ravager's"],
  ['DARK_ELF', "Corsair's"],
];
const AGES = ['Old', 'Worn', 'Proud', 'Lost', 'Sworn', 'Stolen'];

/** Weapons that only one career may wield, with their own names, and jewels that only one race may wear. */
export function createRestrictedItems(random: Random, effects: Effects): Draft[] {
  const names = new UniqueNames();
  const weapons = CAREERS.flatMap((career) =>
    RESTRICTED_TIERS.map((tier) => weaponOf(random, effects, names, career, tier)),
  );
  const jewels = OWNERS.flatMap(([race, owner]) =>
    RESTRICTED_TIERS.flatMap((tier) => [
      jewelOf(random, effects, tier, race, {
        slot: 'JEWELLERY1',
        name: names.next(() => ringName(random, owner)),
      }),
      jewelOf(random, effects, tier, race, {
        slot: 'BACK',
        name: names.next(() => cloakName(random, owner)),
      }),
    ]),
  );
  return [...weapons, ...jewels];
}

const ringName = (random: Random, owner: string) =>
  `${owner} ${random.pick(AGES)} ${random.pick(STONES)} Ring`;
const cloakName = (random: Random, owner: string) => `${owner} ${random.pick(AGES)} ${random.pick(CLOAKS)}`;

function jewelOf(
  random: Random,
  effects: Effects,
  tier: RestrictedTier,
  race: Race,
  { slot, name }: Pick<Draft, 'slot' | 'name'>,
): Draft {
  const theme = random.pick(FIGHTING_THEMES);
  const power = drawPower(random, effects, { milestone: tier, theme, rarity: tier.rarity, weight: 0.7 });
  const armor = protectionOf('ACCESSORY', slot, power.itemLevel);
  return {
    ...power,
    name,
    type: 'ACCESSORY',
    slot,
    armor,
    races: [race],
    uniqueEquipped: slot === 'JEWELLERY1',
  };
}

function weaponOf(
  random: Random,
  effects: Effects,
  names: UniqueNames,
  career: Career,
  tier: RestrictedTier,
): Draft {
  const { mainHand, ranged } = GEAR[career.name];
  const type = ranged ?? random.pick(mainHand);
  const power = drawPower(random, effects, {
    milestone: tier,
    theme: themeOf(career),
    rarity: tier.rarity,
    weight: 1.4,
  });
  const noun = random.pick(WEAPONS[type] ?? []);
  return {
    ...power,
    name: names.next(
      () =>
        `${compoundName(random)}, ${noun} of ${random.pick(['Old', 'the Marches', 'Two Kings', 'No Return'])}`,
    ),
    type,
    slot: ranged === null ? (type === 'DAGGER' ? 'EITHER_HAND' : 'MAIN_HAND') : 'RANGED_WEAPON',
    twoHanded: type === 'STAFF',
    careers: [career.name],
    uniqueEquipped: true,
    ...weaponDamage(random, type, power.itemLevel, type === 'STAFF' ? 320 : 240, type === 'STAFF'),
  };
}
