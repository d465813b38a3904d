import { CAREERS, type Career, type Race } from '#graphql/world/characters/careers.ts';
import type { Random } from '#graphql/rules/random.ts';
import words from '../words/gear.json' with { type: 'json' };
import { protectionOf, weaponDamage } from './equipment.ts';
import { compoundName, UniqueNames, WEAPONS } from './gear-names.ts';
import { drawPower, type Milestone } from './grade.ts';
import type { Draft } from './item.ts';
import kinds from './kinds.json' with { type: 'json' };
import { FIGHTING_THEMES } from './stats.ts';

type Tier = Milestone & Pick<Draft, 'rarity'>;

const TIERS = kinds.restrictedTiers as readonly Tier[];

/** Weapons that only one career may wield, with their own names, and jewels that only one race may wear. */
export function createRestrictedItems(random: Random): Draft[] {
  const names = new UniqueNames();
  const weapons = CAREERS.flatMap((career) => TIERS.map((tier) => weaponOf(random, names, career, tier)));
  const jewels = Object.entries(words.owners).flatMap(([race, owner]) => {
    const aged = () => `${owner} ${random.pick(words.ages)}`;
    const ringName = () => `${aged()} ${random.pick(words.stones)} Ring`;
    const cloakName = () => `${aged()} ${random.pick(words.cloaks)}`;
    return TIERS.flatMap((tier) => [
      jewelOf(random, tier, race as Race, { slot: 'JEWELLERY1', name: names.next(ringName) }),
      jewelOf(random, tier, race as Race, { slot: 'BACK', name: names.next(cloakName) }),
    ]);
  });
  return [...weapons, ...jewels];
}

function jewelOf(random: Random, tier: Tier, race: Race, draft: Pick<Draft, 'slot' | 'name'>): Draft {
  const theme = random.pick(FIGHTING_THEMES);
  const power = drawPower(random, { milestone: tier, theme, rarity: tier.rarity, weight: 0.7 });
  return {
    ...power,
    ...draft,
    type: 'ACCESSORY',
    armor: protectionOf('ACCESSORY', draft.slot, power.itemLevel),
    races: [race],
    uniqueEquipped: draft.slot === 'JEWELLERY1',
  };
}

function weaponOf(random: Random, names: UniqueNames, { name, theme, gear }: Career, tier: Tier): Draft {
  const type = gear.ranged ?? random.pick(gear.mainHand);
  const isStaff = type === 'STAFF';
  const power = drawPower(random, { milestone: tier, theme, rarity: tier.rarity, weight: 1.4 });
  const noun = random.pick(WEAPONS[type] ?? []);
  return {
    ...power,
    name: names.next(() => `${compoundName(random)}, ${noun} of ${random.pick(words.heirloomPlaces)}`),
    type,
    slot: gear.ranged === null ? (type === 'DAGGER' ? 'EITHER_HAND' : 'MAIN_HAND') : 'RANGED_WEAPON',
    twoHanded: isStaff,
    careers: [name],
    uniqueEquipped: true,
    ...weaponDamage(random, type, power.itemLevel, isStaff ? 320 : 240, isStaff),
  };
}
