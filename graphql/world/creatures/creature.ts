import type { CreatureSubType, CreatureType } from '#graphql/generated/resolvers.ts';
import type { Realm } from '#graphql/world/characters/careers.ts';
import type { Point } from '#graphql/world/zones/points.ts';
import type { Zone } from '#graphql/world/zones/zones.ts';

/** A place in which a creature or a game object appears. */
export interface Spawn extends Point {
  readonly id: number;
  readonly zone: Zone;
}

export interface Creature {
  readonly id: number;
  readonly name: string;
  /** Null where it is not known. */
  readonly realm: Realm | 'NEUTRAL' | null;
  readonly creatureType: CreatureType;
  readonly creatureSubType: CreatureSubType;
  /** The goods that it trades in; null for all that sell nothing. */
  readonly trade: Trade | null;
  readonly spawns: readonly Spawn[];
}

export const TRADES = [
  'armor',
  'weapons',
  'apothecary',
  'talismans',
  'dyes',
  'crafts',
  'stables',
  'renown',
  'medals',
  'curios',
] as const;
export type Trade = (typeof TRADES)[number];

export interface GameObject {
  readonly id: number;
  readonly name: string;
  readonly modelName: string | null;
  readonly spawns: readonly Spawn[];
}
