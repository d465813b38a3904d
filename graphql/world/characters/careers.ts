import type {
  Archetype,
  Career as CareerName,
  ItemType,
  Race,
  Realm as AnyRealm,
} from '#graphql/generated/resolvers.ts';
import careers from './careers.json' with { type: 'json' };

export type { Archetype, CareerName, Race };
export type ByArchetype = Readonly<Record<Archetype, number>>;
export type Realm = Exclude<AnyRealm, 'NEUTRAL'>;

export const REALMS: readonly Realm[] = ['ORDER', 'DESTRUCTION'];

/** The armor and weapons that characters of a career equip, out of those that it can use (rules.md: Careers). */
interface Gear {
  /** No type of armor is the Black Orc's: his plates have none. */
  readonly armor: ItemType;
  readonly mainHand: readonly ItemType[];
  readonly offHand: readonly ItemType[];
  readonly ranged: ItemType | null;
  /** True if a two-handed weapon is an alternative. */
  readonly twoHanded: boolean;
}

/** A class of the game: who can play it and in which role (rules.md: Careers). */
export interface Career {
  readonly name: CareerName;
  readonly realm: Realm;
  readonly race: Race;
  readonly archetype: Archetype;
  /** The stats that it wants, and the way it fights. */
  readonly theme: 'tank' | 'healer' | 'melee' | 'shooter' | 'caster';
  readonly gear: Gear;
}

/** All 24 careers, Order first. */
export const CAREERS = careers as readonly Career[];
