import { columnsOf } from '#graphql/world/columns.ts';
import { Random } from '#graphql/world/random.ts';
import type { WorldTable } from '#graphql/world/world-table.ts';
import { inventAreaNames } from './area-names.ts';
import { randomPoint, type Point, FULL_EXTENT } from './points.ts';
import { type Zone, ZONES } from './zones.ts';

/** A named part of a zone: a keep, an objective, a part of a scenario. */
export interface Area {
  readonly id: number;
  readonly zone: Zone;
  readonly name: string | null;
  readonly center: Point;
}

export type Areas = ReadonlyMap<Zone, readonly Area[]>;

const IDS_PER_ZONE = 10;

const AREA_COUNTS: Readonly<Record<Zone['kind'], readonly [keeps: number, objectives: number]>> = {
  'open-world': [2, 4],
  fortress: [1, 3],
  city: [1, 4],
  scenario: [0, 2],
  dungeon: [0, 2],
  other: [0, 2],
};

/** Returns the number of a zone's areas, the first ones, that are keeps; in the open war alone. */
export const keepsOf = ({ kind }: Zone): number => AREA_COUNTS[kind][0];

/** In zones other than open world and fortresses the first area has the zone's own name. */
function namesOf(random: Random, zone: Zone): readonly (string | null)[] {
  const [keeps, objectives] = AREA_COUNTS[zone.kind];
  const invented = inventAreaNames(random, zone.pairing, keeps, objectives);
  if (zone.kind === 'open-world' || zone.kind === 'fortress') return invented;
  return [zone.name, ...invented.slice(0, -1), null];
}

function areasOf(seed: string, zone: Zone): readonly Area[] {
  const random = new Random(`${seed}/areas/${zone.id}`);
  return namesOf(random, zone).map((name, index) => ({
    id: zone.id * IDS_PER_ZONE + index,
    zone,
    name,
    center: randomPoint(random, zone.corners ?? FULL_EXTENT, 0.16),
  }));
}

/** Three to six areas for every zone. A few have no name. */
export const createAreas = (seed: string): Areas =>
  new Map(ZONES.map((zone) => [zone, areasOf(seed, zone)] as const));

export function zoneAreaTable(areas: Areas): WorldTable {
  return {
    name: 'zone_area',
    columns: columnsOf('id zone_id name'),
    rows: [...areas.values()].flat().map(({ id, zone, name }) => [id, zone.id, name]),
  };
}
