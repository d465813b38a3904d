import type { CreatureSubType, CreatureTitle, CreatureType } from '#graphql/generated/resolvers.ts';
import type { Realm } from '#graphql/world/characters/characters.ts';
import { Random } from '#graphql/rules/random.ts';
import { recordTable, rowTable, type WorldTable, linkTable } from '#graphql/world/world-table.ts';
import { heightAt, type Point, type Zone } from '#graphql/world/zones/zones.ts';
import words from '../words/creatures.json' with { type: 'json' };
import type { Item } from '#graphql/world/items/item.ts';
import { gradeOf } from '#graphql/world/items/grade.ts';

/** The creatures and game objects in which an item is found. */
interface Drop {
  /** That of the item. */
  readonly id: number;
  readonly creatures: readonly Creature[];
  readonly gameObjects: readonly GameObject[];
}

/** The rarer an item, the fewer creatures have it. */
const MOST_CREATURES = 6;
const DROP_SHARE = 0.45;
const OBJECT_SHARE = 0.12;

/** Things that something can lie in. */
const CONTAINERS = /barrel|cart|chest|coffin|crate|tombstone/;

/**
 * Creates the drops by item: gear and goods that belong to no set and are bound to no career, from creatures that have
 * spawns and sell nothing, and from containers that have spawns.
 */
export function createDrops(
  seed: string,
  items: readonly Item[],
  creatures: readonly Creature[],
  gameObjects: readonly GameObject[],
): readonly Drop[] {
  const random = new Random(`${seed}/drops`);
  const beasts = creatures.filter(({ trade, spawns }) => trade === null && spawns.length > 0);
  const containers = gameObjects.filter(
    ({ name, spawns }) => spawns.length > 0 && CONTAINERS.test(name.toLowerCase()),
  );
  return items.flatMap((item) => {
    if (!canDrop(item) || !random.chance(DROP_SHARE)) return [];
    const most = Math.max(1, MOST_CREATURES - gradeOf(item.rarity));
    return {
      id: item.id,
      creatures: random.sample(beasts, random.int(1, most)),
      gameObjects: random.chance(OBJECT_SHARE) ? random.sample(containers, random.int(1, 3)) : [],
    };
  });
}

const NEVER_FOUND: ReadonlySet<string> = new Set(['CURRENCY', 'BASIC_MOUNT', 'ADVANCED_MOUNT', 'QUEST']);

const canDrop = ({ set, careers, type }: Item): boolean =>
  set === null && careers.length === 0 && !NEVER_FOUND.has(type);

export const dropTables = (drops: readonly Drop[]): WorldTable[] => [
  linkTable('creature_drop', drops, ({ creatures }) => creatures),
  linkTable('game_object_drop', drops, ({ gameObjects }) => gameObjects),
];

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
  recordTable('creature', creatures, {
    model_name: modelName,
    title: titleOf,
  }),
  spawnTable('creature', creatures),
  recordTable('game_object', objects),
  spawnTable('game_object', objects),
];

const spawnTable = (
  name: 'creature' | 'game_object',
  owners: readonly (Creature | GameObject)[],
): WorldTable =>
  rowTable(
    `${name}_spawn`,
    owners.flatMap((owner) =>
      owner.spawns.map((spawn) => [spawn.id, owner.id, spawn.zone.id, spawn.x, spawn.y, heightAt(spawn)]),
    ),
  );
