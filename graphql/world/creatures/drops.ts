import type { Item } from '#graphql/world/items/item.ts';
import { gradeOf } from '#graphql/world/items/grade.ts';
import { Random } from '#graphql/rules/random.ts';
import { linkTable, type WorldTable } from '#graphql/world/world-table.ts';
import type { Creature, GameObject } from './creature.ts';

/** The creatures and game objects in which an item is found. */
export interface Drop {
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
  linkTable('creature_drop', 'item_id creature_id', drops, ({ creatures }) => creatures),
  linkTable('game_object_drop', 'item_id game_object_id', drops, ({ gameObjects }) => gameObjects),
];
