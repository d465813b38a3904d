import { batchRead, recordsById } from '../engine/batch-read.ts';

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
