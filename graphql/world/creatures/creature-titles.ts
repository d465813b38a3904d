import type { CreatureTitle } from '#graphql/generated/resolvers.ts';
import { Random } from '#graphql/world/random.ts';
import type { Creature, Trade } from './creature.ts';

const TITLES_OF_TRADES: Readonly<Record<Trade, readonly CreatureTitle[]>> = {
  armor: ['ARMOR_MERCHANT', 'SPECIALIZED_ARMORSMITH'],
  weapons: ['WEAPON_MERCHANT', 'BLACKSMITH'],
  apothecary: ['APOTHECARY', 'HEALER'],
  talismans: ['TALISMAN_MERCHANT', 'GREATER_TALISMAN_MERCHANT'],
  dyes: ['MERCHANT', 'VERY_SPECIAL_DYE_VENDOR'],
  crafts: ['CRAFT_SUPPLY_MERCHANT', 'SALVAGER', 'CULTIVATOR'],
  stables: ['STABLE_MASTER', 'MOUNT_VENDOR'],
  renown: ['RENOWN_GEAR_MERCHANT', 'RENOWN_ARMOR_QUARTERMASTER'],
  medals: ['SOLDIER_MEDALLION_QUARTERMASTER', 'OFFICER_MEDALLION_QUARTERMASTER'],
  curios: ['NOVELTY_VENDOR', 'BLACK_MARKET_MERCHANT'],
};

/** Titles of humanoids that sell nothing; most of those have none. */
const OFFICES: readonly CreatureTitle[] = [
  'GUARD',
  'RALLY_MASTER',
  'KILL_COLLECTOR',
  'CAREER_TRAINER',
  'RENOWN_TRAINER',
  'FLIGHT_MASTER',
  'LIBRARIAN',
  'BANKER',
  'KEEP_LORD',
];

const OFFICE_SHARE = 0.35;

/** Vendors are called by what they sell, some other humanoids by their office; beasts have no title. */
export function titleOf({ id, trade, creatureType }: Creature): CreatureTitle | null {
  const random = new Random(`title ${id}`);
  if (trade) return random.pick(TITLES_OF_TRADES[trade]);
  const isOfficial = creatureType.startsWith('HUMANOIDS') && random.chance(OFFICE_SHARE);
  return isOfficial ? random.pick(OFFICES) : null;
}

/** One of a few figures of the sub-type. @example 'animals_beasts_bear_02' */
export const modelName = ({ id, creatureSubType }: Creature): string =>
  `${creatureSubType.toLowerCase()}_0${1 + (id % 4)}`;
