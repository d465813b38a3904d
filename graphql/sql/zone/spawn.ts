import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/database.ts';
import type { PositionRecord } from './zone.ts';

/** A place where a creature or a game object stands. */
export type SpawnRecord = PositionRecord & { id: number; ownerId: number };

/** Places of many creatures at once. */
export const spawnsOfCreatures = (sql: Database, creatureIds: readonly number[]) => sql<SpawnRecord[]>`
  /* spawnsOfCreatures */
  select id, creature_id as "ownerId", zone_id as "zoneId", x, y
  from creature_spawn
  where creature_id = any(${arrayLiteral(creatureIds)}::bigint[])
  order by creature_id, id`;

/** Places of many game objects at once. */
export const spawnsOfGameObjects = (sql: Database, objectIds: readonly number[]) => sql<SpawnRecord[]>`
  /* spawnsOfGameObjects */
  select id, game_object_id as "ownerId", zone_id as "zoneId", x, y
  from game_object_spawn
  where game_object_id = any(${arrayLiteral(objectIds)}::bigint[])
  order by game_object_id, id`;
