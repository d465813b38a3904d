import { rowTable, type WorldTable } from '#graphql/world/world-table.ts';
import rows from './zones.json' with { type: 'json' };

/** North-west and south-east corner of the zone's map in zone coordinates. */
export type Corners = readonly [nwX: number, nwY: number, seX: number, seY: number];

/** The two opposing races whose campaign a zone belongs to; null outside the three campaigns. */
export type Pairing = 'dwarf' | 'empire' | 'elf';
export const PAIRINGS: readonly Pairing[] = ['dwarf', 'empire', 'elf'];

export type ZoneKind = 'open-world' | 'fortress' | 'city' | 'scenario' | 'dungeon' | 'other';

export interface Zone {
  readonly id: number;
  readonly name: string;
  readonly kind: ZoneKind;
  /** 1 to 4; 0 where it is not known. */
  readonly tier: number;
  readonly pairing: Pairing | null;
  readonly corners: Corners | null;
}

/**
 * The zones of the game (rules.md: Zones): real ids, names, tiers and corners. The kind "other" stands for unknown. The
 * six zones without a name (45, 47, 141, 297, 412, 414) got an invented one.
 */
export const ZONES = rows as readonly Zone[];

const BY_ID = new Map(ZONES.map((zone) => [zone.id, zone]));

/** @throws RangeError for an id that no zone has */
export function zoneById(id: number): Zone {
  const zone = BY_ID.get(id);
  if (!zone) throw new RangeError(`No zone ${id}`);
  return zone;
}

/** The zones with the corners of their maps. */
export const zoneTable = (): WorldTable =>
  rowTable(
    'zone',
    'id name kind tier nw_corner_x nw_corner_y se_corner_x se_corner_y',
    Array.from(ZONES, ({ id, name, kind, tier, corners }) => [
      id,
      name,
      kind,
      tier,
      ...(corners ?? NO_CORNERS),
    ]),
  );

const NO_CORNERS = [null, null, null, null];
