import { columnsOf } from '#graphql/world/columns.ts';
import type { WorldTable } from '#graphql/world/world-table.ts';
import { type Corners, type Pairing, ZONE_ROWS, type ZoneKind } from './zone-data.ts';

export interface Zone {
  readonly id: number;
  readonly name: string;
  readonly kind: ZoneKind;
  /** 1 to 4; 0 where it is not known. */
  readonly tier: number;
  readonly pairing: Pairing | null;
  readonly corners: Corners | null;
}

export const ZONES: readonly Zone[] = ZONE_ROWS.map(([id, name, kind, tier, pairing, corners]) => ({
  id,
  name,
  kind,
  tier,
  pairing,
  corners,
}));

const BY_ID = new Map(ZONES.map((zone) => [zone.id, zone]));

/** @throws RangeError for an id that no zone has */
export function zoneById(id: number): Zone {
  const zone = BY_ID.get(id);
  if (!zone) throw new RangeError(`No zone ${id}`);
  return zone;
}

export function zoneTable(): WorldTable {
  return {
    name: 'zone',
    columns: columnsOf('id name kind tier nw_corner_x nw_corner_y se_corner_x se_corner_y'),
    rows: ZONES.map(({ id, name, kind, tier, corners }) => {
      const [nwX, nwY, seX, seY] = corners ?? [null, null, null, null];
      return [id, name, kind, tier, nwX, nwY, seX, seY];
    }),
  };
}
