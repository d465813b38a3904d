import { CALLINGS, type Calling, type Race } from '#graphql/world/people/careers.ts';
import type { Random } from '#graphql/world/random.ts';
import type { Effects } from './effects.ts';
import { GEAR } from './gear.ts';
import { compoundName, SingleNames } from './gear-names.ts';
import { CLOAKS, STONES, WEAPONS } from './gear-words.ts';
import { drawPower, type Milestone } from './grade.ts';
import type { Draft } from './item.ts';
import { FIGHTING_THEMES, themeOf } from './stats.ts';
import { force } from './weapons.ts';

type Relic = Milestone & { readonly rarity: Draft['rarity'] };

const RELICS: readonly Relic[] = [
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

/** Weapons that only one career may wield, with names of their own, and jewels that only one race may wear. */
export function createHeirlooms(random: Random, effects: Effects): Draft[] {
  const names = new SingleNames();
  const weapons = CALLINGS.flatMap((calling) =>
    RELICS.map((relic) => weaponOf(random, effects, names, calling, relic)),
  );
  const jewels = OWNERS.flatMap(([race, owner]) =>
    RELICS.flatMap((relic) => [
      jewelOf(random, effects, relic, race, {
        slot: 'JEWELLERY1',
        name: names.next(() => ringName(random, owner)),
      }),
      jewelOf(random, effects, relic, race, {
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
  relic: Relic,
  race: Race,
  { slot, name }: Pick<Draft, 'slot' | 'name'>,
): Draft {
  const theme = random.pick(FIGHTING_THEMES);
  const power = drawPower(random, effects, { milestone: relic, theme, rarity: relic.rarity, weight: 0.7 });
  return { ...power, name, type: 'ACCESSORY', slot, races: [race], uniqueEquipped: slot === 'JEWELLERY1' };
}

function weaponOf(
  random: Random,
  effects: Effects,
  names: SingleNames,
  calling: Calling,
  relic: Relic,
): Draft {
  const { career } = calling;
  const { mainHand, ranged } = GEAR[career];
  const type = ranged ?? random.pick(mainHand);
  const power = drawPower(random, effects, {
    milestone: relic,
    theme: themeOf(calling),
    rarity: relic.rarity,
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
    careers: [career],
    uniqueEquipped: true,
    ...force(random, type, power.itemLevel, type === 'STAFF' ? 320 : 240, type === 'STAFF'),
  };
}
