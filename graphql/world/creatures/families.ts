import type { CreatureSubType, CreatureType } from '#graphql/generated/resolvers.ts';
import type { Race, Realm } from '#graphql/world/characters/careers.ts';
import type { ZoneKind } from '#graphql/world/zones/zones.ts';
import nouns from '../words/creature-nouns.json' with { type: 'json' };
import data from './families.json' with { type: 'json' };

interface Family {
  readonly realm: Realm | 'NEUTRAL';
  readonly nameStyle: 'wild' | 'tame' | 'daemon' | 'undead' | 'siege' | 'humanoid';
  /** The race whose names its members have. */
  readonly race?: Race;
  /** The kind of place in which its members live. */
  readonly habitats: keyof typeof data.habitats;
}

/** A creature sub-type with its family, and its noun for names. */
export interface Kind extends Omit<Family, 'habitats'> {
  readonly type: CreatureType;
  readonly subType: CreatureSubType;
  readonly noun: string;
  /** The kinds of zones in which its members live; one that is named twice is drawn twice as often. */
  readonly habitats: readonly ZoneKind[];
}

const FAMILIES = data.families as Readonly<Record<CreatureType, Family>>;

/** The kinds of zones of each kind of place. */
const HABITATS = data.habitats as Readonly<Record<Family['habitats'], readonly ZoneKind[]>>;

/** Sub-types whose names do not begin with that of their family. */
const FAMILY_EXCEPTIONS = data.familyExceptions as Readonly<Partial<Record<CreatureSubType, CreatureType>>>;

/** A noun for the names of each sub-type. */
const NOUNS: Readonly<Record<CreatureSubType, string>> = nouns;

/** All of the contract's sub-types. */
export const KINDS: readonly Kind[] = (Object.keys(NOUNS) as CreatureSubType[]).map(kindOf);

/** Some humans are of the other realm. */
function kindOf(subType: CreatureSubType): Kind {
  const type = familyOf(subType);
  const family = FAMILIES[type];
  const kind: Kind = { ...family, habitats: HABITATS[family.habitats], type, subType, noun: NOUNS[subType] };
  return data.destructionHumans.includes(subType) ? { ...kind, realm: 'DESTRUCTION', race: 'CHAOS' } : kind;
}

function familyOf(subType: CreatureSubType): CreatureType {
  const families = Object.keys(FAMILIES) as CreatureType[];
  const named = families.find((type) => subType === type || subType.startsWith(`${type}_`));
  return FAMILY_EXCEPTIONS[subType] ?? named ?? 'UNCLASSIFIED';
}
