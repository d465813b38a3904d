import type { CreatureSubType, CreatureType } from '#graphql/generated/resolvers.ts';
import type { Race, Realm } from '#graphql/world/characters/careers.ts';
import type { ZoneKind } from '#graphql/world/zones/zones.ts';
import nouns from '../words/creature-nouns.json' with { type: 'json' };

type NameStyle = 'wild' | 'tame' | 'daemon' | 'undead' | 'siege' | 'humanoid';

interface Family {
  readonly realm: Realm | 'NEUTRAL';
  readonly nameStyle: NameStyle;
  /** The race whose names its members have. */
  readonly race?: Race;
  /** The kinds of zones in which its members live. */
  readonly habitats: readonly ZoneKind[];
}

const WILD_ZONES: readonly ZoneKind[] = ['open-world', 'open-world', 'open-world', 'dungeon'];
const UNDERGROUND_ZONES: readonly ZoneKind[] = ['dungeon', 'open-world', 'other'];
const SETTLED_ZONES: readonly ZoneKind[] = ['open-world', 'open-world', 'city', 'fortress'];

const wildlife = (nameStyle: NameStyle, habitats = WILD_ZONES): Family => ({
  realm: 'NEUTRAL',
  nameStyle,
  habitats,
});
const daemon: Family = { realm: 'DESTRUCTION', nameStyle: 'daemon', habitats: UNDERGROUND_ZONES };
const humanoid = (realm: Family['realm'], race?: Race): Family => ({
  realm,
  nameStyle: 'humanoid',
  habitats: SETTLED_ZONES,
  ...(race && { race }),
});

const FAMILIES: Readonly<Record<CreatureType, Family>> = {
  ANIMALS_BEASTS: wildlife('wild'),
  ANIMALS_BIRDS: wildlife('wild'),
  ANIMALS_CRITTER: wildlife('tame'),
  ANIMALS_INSECTS_ARACHNIDS: wildlife('wild', UNDERGROUND_ZONES),
  ANIMALS_LIVESTOCK: wildlife('tame', SETTLED_ZONES),
  ANIMALS_REPTILES: wildlife('wild'),
  DAEMONS_KHORNE: daemon,
  DAEMONS_NURGLE: daemon,
  DAEMONS_SLAANESH: daemon,
  DAEMONS_TZEENTCH: daemon,
  DAEMONS_UNMARKED: daemon,
  HUMANOIDS_BEASTMEN: humanoid('DESTRUCTION', 'CHAOS'),
  HUMANOIDS_DARK_ELVES: humanoid('DESTRUCTION', 'DARK_ELF'),
  HUMANOIDS_DWARFS: humanoid('ORDER', 'DWARF'),
  HUMANOIDS_ELVES: humanoid('ORDER', 'HIGH_ELF'),
  HUMANOIDS_GREENSKINS: humanoid('DESTRUCTION', 'ORC'),
  HUMANOIDS_HUMANS: humanoid('ORDER', 'EMPIRE'),
  HUMANOIDS_OGRES: humanoid('NEUTRAL', 'ORC'),
  HUMANOIDS_SKAVEN: humanoid('NEUTRAL', 'GOBLIN'),
  MONSTERS_CHAOS_BREEDS: wildlife('wild'),
  MONSTERS_DRAGONOIDS: wildlife('wild'),
  MONSTERS_GIANTS: wildlife('wild'),
  MONSTERS_MAGICAL_BEASTS: wildlife('wild'),
  MONSTERS_TROLLS: wildlife('wild'),
  PLANTS_FOREST_SPIRITS: wildlife('wild'),
  SIEGE: wildlife('siege', ['fortress', 'open-world']),
  UNCLASSIFIED: humanoid('NEUTRAL', 'EMPIRE'),
  UNDEAD_CONSTRUCTS: wildlife('undead', UNDERGROUND_ZONES),
  UNDEAD_GREATER_UNDEAD: wildlife('undead', UNDERGROUND_ZONES),
  UNDEAD_SKELETONS: wildlife('undead'),
  UNDEAD_SPIRITS: wildlife('undead'),
  UNDEAD_WIGHTS: wildlife('undead', UNDERGROUND_ZONES),
  UNDEAD_ZOMBIES: wildlife('undead'),
};

/** Humans of the other realm. */
const DESTRUCTION_HUMANS: ReadonlySet<CreatureSubType> = new Set<CreatureSubType>([
  'HUMANOIDS_HUMANS_CHAOS',
  'HUMANOIDS_HUMANS_CHOSEN',
  'HUMANOIDS_HUMANS_DRAKK_CULTIST',
  'HUMANOIDS_HUMANS_MAGUS',
  'HUMANOIDS_HUMANS_MARAUDER',
  'HUMANOIDS_HUMANS_ZEALOT',
]);

/** Sub-types whose names do not begin with that of their family. */
const FAMILY_EXCEPTIONS: Readonly<Partial<Record<CreatureSubType, CreatureType>>> = {
  DWARVEN_SLAYER: 'HUMANOIDS_DWARFS',
  MONSTERS_DRAGONOID_DRAGON: 'MONSTERS_DRAGONOIDS',
};

/** A creature sub-type with its family, and its noun for names. */
export interface Kind extends Family {
  readonly type: CreatureType;
  readonly subType: CreatureSubType;
  readonly noun: string;
}

/** A noun for the names of each sub-type. */
const NOUNS: Readonly<Record<CreatureSubType, string>> = nouns;

/** All of the contract's sub-types. */
export const KINDS: readonly Kind[] = (Object.keys(NOUNS) as CreatureSubType[]).map(kindOf);

function kindOf(subType: CreatureSubType): Kind {
  const type = familyOf(subType);
  const kind: Kind = { ...FAMILIES[type], type, subType, noun: NOUNS[subType] };
  return DESTRUCTION_HUMANS.has(subType) ? { ...kind, realm: 'DESTRUCTION', race: 'CHAOS' } : kind;
}

function familyOf(subType: CreatureSubType): CreatureType {
  const families = Object.keys(FAMILIES) as CreatureType[];
  const named = families.find((type) => subType === type || subType.startsWith(`${type}_`));
  return FAMILY_EXCEPTIONS[subType] ?? named ?? 'UNCLASSIFIED';
}
