import type { CreatureSubType, CreatureType } from '#graphql/generated/resolvers.ts';
import type { Race, Realm } from '#graphql/world/people/careers.ts';
import type { ZoneKind } from '#graphql/world/places/zone-data.ts';
import { BEAST_NOUNS } from './beast-nouns.ts';
import { PEOPLE_NOUNS } from './people-nouns.ts';

type Epithets = 'wild' | 'tame' | 'daemon' | 'dead' | 'engine' | 'people';

interface Family {
  readonly realm: Realm | 'NEUTRAL';
  readonly epithets: Epithets;
  /** Whose names its members bear. */
  readonly race?: Race;
  /** Where its members are found. */
  readonly homes: readonly ZoneKind[];
}

const WILDS: readonly ZoneKind[] = ['open-world', 'open-world', 'open-world', 'dungeon'];
const DEPTHS: readonly ZoneKind[] = ['dungeon', 'open-world', 'other'];
const STREETS: readonly ZoneKind[] = ['open-world', 'open-world', 'city', 'fortress'];

const wild = (epithets: Epithets, homes = WILDS): Family => ({ realm: 'NEUTRAL', epithets, homes });
const daemon: Family = { realm: 'DESTRUCTION', epithets: 'daemon', homes: DEPTHS };
const people = (realm: Family['realm'], race?: Race): Family => ({
  realm,
  epithets: 'people',
  homes: STREETS,
  ...(race && { race }),
});

const FAMILIES: Readonly<Record<CreatureType, Family>> = {
  ANIMALS_BEASTS: wild('wild'),
  ANIMALS_BIRDS: wild('wild'),
  ANIMALS_CRITTER: wild('tame'),
  ANIMALS_INSECTS_ARACHNIDS: wild('wild', DEPTHS),
  ANIMALS_LIVESTOCK: wild('tame', STREETS),
  ANIMALS_REPTILES: wild('wild'),
  DAEMONS_KHORNE: daemon,
  DAEMONS_NURGLE: daemon,
  DAEMONS_SLAANESH: daemon,
  DAEMONS_TZEENTCH: daemon,
  DAEMONS_UNMARKED: daemon,
  HUMANOIDS_BEASTMEN: people('DESTRUCTION', 'CHAOS'),
  HUMANOIDS_DARK_ELVES: people('DESTRUCTION', 'DARK_ELF'),
  HUMANOIDS_DWARFS: people('ORDER', 'DWARF'),
  HUMANOIDS_ELVES: people('ORDER', 'HIGH_ELF'),
  HUMANOIDS_GREENSKINS: people('DESTRUCTION', 'ORC'),
  HUMANOIDS_HUMANS: people('ORDER', 'EMPIRE'),
  HUMANOIDS_OGRES: people('NEUTRAL', 'ORC'),
  HUMANOIDS_SKAVEN: people('NEUTRAL', 'GOBLIN'),
  MONSTERS_CHAOS_BREEDS: wild('wild'),
  MONSTERS_DRAGONOIDS: wild('wild'),
  MONSTERS_GIANTS: wild('wild'),
  MONSTERS_MAGICAL_BEASTS: wild('wild'),
  MONSTERS_TROLLS: wild('wild'),
  PLANTS_FOREST_SPIRITS: wild('wild'),
  SIEGE: wild('engine', ['fortress', 'open-world']),
  UNCLASSIFIED: people('NEUTRAL', 'EMPIRE'),
  UNDEAD_CONSTRUCTS: wild('dead', DEPTHS),
  UNDEAD_GREATER_UNDEAD: wild('dead', DEPTHS),
  UNDEAD_SKELETONS: wild('dead'),
  UNDEAD_SPIRITS: wild('dead'),
  UNDEAD_WIGHTS: wild('dead', DEPTHS),
  UNDEAD_ZOMBIES: wild('dead'),
};

/** Humans who follow the other realm. */
const FALLEN: ReadonlySet<CreatureSubType> = new Set<CreatureSubType>([
  'HUMANOIDS_HUMANS_CHAOS',
  'HUMANOIDS_HUMANS_CHOSEN',
  'HUMANOIDS_HUMANS_DRAKK_CULTIST',
  'HUMANOIDS_HUMANS_MAGUS',
  'HUMANOIDS_HUMANS_MARAUDER',
  'HUMANOIDS_HUMANS_ZEALOT',
]);

/** Sub-types whose names do not begin with that of their family. */
const STRAYS: Readonly<Partial<Record<CreatureSubType, CreatureType>>> = {
  DWARVEN_SLAYER: 'HUMANOIDS_DWARFS',
  MONSTERS_DRAGONOID_DRAGON: 'MONSTERS_DRAGONOIDS',
};

/** A kind of creature, and how a sentence calls it. */
export interface Kind extends Family {
  readonly type: CreatureType;
  readonly subType: CreatureSubType;
  readonly noun: string;
}

const NOUNS: Readonly<Record<CreatureSubType, string>> = { ...BEAST_NOUNS, ...PEOPLE_NOUNS };

/** All of the contract's sub-types. */
export const KINDS: readonly Kind[] = (Object.keys(NOUNS) as CreatureSubType[]).map(kindOf);

function kindOf(subType: CreatureSubType): Kind {
  const type = familyOf(subType);
  const kind: Kind = { ...FAMILIES[type], type, subType, noun: NOUNS[subType] };
  return FALLEN.has(subType) ? { ...kind, realm: 'DESTRUCTION', race: 'CHAOS' } : kind;
}

function familyOf(subType: CreatureSubType): CreatureType {
  const families = Object.keys(FAMILIES) as CreatureType[];
  const named = families.find((type) => subType === type || subType.startsWith(`${type}_`));
  return STRAYS[subType] ?? named ?? 'UNCLASSIFIED';
}
