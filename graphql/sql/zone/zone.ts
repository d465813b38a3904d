import { batchRead, recordsById } from '../engine/batch-read.ts';
import type { PublicQuestDifficulty, PublicQuestType } from '#graphql/generated/resolvers.ts';

/** The corners are null for a zone without a map. */
export type ZoneRecord = {
  id: number;
  name: string;
  nwCornerX: number | null;
  nwCornerY: number | null;
  seCornerX: number | null;
  seCornerY: number | null;
};

export type ZoneAreaRecord = { id: number; zoneId: number; name: string | null };

/** A point in a zone, as a kill or a spawn has it. */
export type PositionRecord = { zoneId: number; x: number; y: number; z: number };

export const zonesById = recordsById<ZoneRecord>(
  'zonesById',
  'zone',
  (sql) => sql`
    id, name, nw_corner_x as "nwCornerX", nw_corner_y as "nwCornerY",
    se_corner_x as "seCornerX", se_corner_y as "seCornerY"`,
);

export const zoneAreasById = recordsById<ZoneAreaRecord>(
  'zoneAreasById',
  'zone_area',
  (sql) => sql`id, zone_id as "zoneId", name`,
);

/** Areas of many zones at once, by id. */
export const areasOfZones = batchRead(
  'zoneId',
  (sql, zoneIds) => sql<ZoneAreaRecord[]>`
    /* areasOfZones */
    select id, zone_id as "zoneId", name
    from zone_area
    where zone_id = any(${zoneIds}::bigint[])
    order by zone_id, id`,
);

/** A keep, a battlefield objective or a public quest; difficulty and type only for the last. */
export type LocationRecord = PositionRecord & {
  kind: 'Keep' | 'BattlefieldObjective' | 'PublicQuest';
  id: number;
  name: string;
  difficulty: PublicQuestDifficulty | null;
  questType: PublicQuestType | null;
};

/** Places of many zones at once, by id. */
export const locationsOfZones = batchRead(
  'zoneId',
  (sql, zoneIds) => sql<LocationRecord[]>`
    /* locationsOfZones */
    select id, kind, zone_id as "zoneId", name, x, y, z, difficulty, quest_type as "questType"
    from location
    where zone_id = any(${zoneIds}::bigint[])
    order by zone_id, id`,
);

/** A location where a creature or a game object stands. */
export type SpawnRecord = PositionRecord & { id: number; ownerId: number };

/** Spawns of many creatures at once. */
export const spawnsOfCreatures = batchRead(
  'ownerId',
  (sql, creatureIds) => sql<SpawnRecord[]>`
    /* spawnsOfCreatures */
    select id, creature_id as "ownerId", zone_id as "zoneId", x, y, z
    from creature_spawn
    where creature_id = any(${creatureIds}::bigint[])
    order by creature_id, id`,
);

/** Spawns of many game objects at once. */
export const spawnsOfGameObjects = batchRead(
  'ownerId',
  (sql, objectIds) => sql<SpawnRecord[]>`
    /* spawnsOfGameObjects */
    select id, game_object_id as "ownerId", zone_id as "zoneId", x, y, z
    from game_object_spawn
    where game_object_id = any(${objectIds}::bigint[])
    order by game_object_id, id`,
);

/** Spawns of creatures in many zones at once, creature by creature. */
export const creatureSpawnsOfZones = batchRead(
  'zoneId',
  (sql, zoneIds) => sql<SpawnRecord[]>`
    /* creatureSpawnsOfZones */
    select id, creature_id as "ownerId", zone_id as "zoneId", x, y, z
    from creature_spawn
    where zone_id = any(${zoneIds}::bigint[])
    order by zone_id, creature_id, id`,
);
