import type { CreatureSubType, CreatureTitle, CreatureType } from '#graphql/generated/resolvers.ts';
import type { Realm } from '#graphql/world/characters/careers.ts';
import { Random } from '#graphql/rules/random.ts';
import { recordTable, rowTable, type WorldTable } from '#graphql/world/world-table.ts';
import { heightAt, type Point } from '#graphql/world/zones/points.ts';
import type { Zone } from '#graphql/world/zones/zones.ts';
import words from '../words/creatures.json' with { type: 'json' };

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

export type Trade = keyof typeof words.titles;

export interface GameObject {
  readonly id: number;
  readonly name: string;
  readonly modelName: string | null;
  readonly spawns: readonly Spawn[];
}

const OFFICE_SHARE = 0.35;

const TITLES_OF_TRADES = words.titlesOfTrades as Readonly<Record<Trade, readonly CreatureTitle[]>>;
/** Titles of humanoids that sell nothing; most of those have none. */
const OFFICES = words.titlesOfOffices as readonly CreatureTitle[];

/** Vendors are called by what they sell, some other humanoids by their office; beasts have no title. */
function titleOf({ id, trade, creatureType }: Creature): CreatureTitle | null {
  const random = new Random(`title ${id}`);
  if (trade) return random.pick(TITLES_OF_TRADES[trade]);
  const isOfficial = creatureType.startsWith('HUMANOIDS') && random.chance(OFFICE_SHARE);
  return isOfficial ? random.pick(OFFICES) : null;
}

/** One of a few figures of the sub-type. @example 'animals_beasts_bear_02' */
const modelName = ({ id, creatureSubType }: Creature): string =>
  `${creatureSubType.toLowerCase()}_0${1 + (id % 4)}`;

/** The creatures and the game objects, each with their spawns. */
export const creatureTables = (
  creatures: readonly Creature[],
  objects: readonly GameObject[],
): WorldTable[] => [
  recordTable('creature', 'id name realm creature_type creature_sub_type model_name title', creatures, {
    model_name: modelName,
    title: titleOf,
  }),
  spawnTable('creature', creatures),
  recordTable('game_object', 'id name model_name', objects),
  spawnTable('game_object', objects),
];

const spawnTable = (name: string, owners: readonly (Creature | GameObject)[]): WorldTable =>
  rowTable(
    `${name}_spawn`,
    `id ${name}_id zone_id x y z`,
    owners.flatMap((owner) =>
      owner.spawns.map((spawn) => [spawn.id, owner.id, spawn.zone.id, spawn.x, spawn.y, heightAt(spawn)]),
    ),
  );
