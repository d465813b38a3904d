import { Random } from '#graphql/rules/random.ts';
import { recordTable, type WorldTable } from '#graphql/world/world-table.ts';
import { randomPoint, type Point, FULL_EXTENT } from './points.ts';
import { type Pairing, PAIRINGS, type Zone, ZONES } from './zones.ts';
import words from '../words/areas.json' with { type: 'json' };

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

interface AreaWords {
  readonly roots: readonly string[];
  readonly features: readonly string[];
  readonly keeps: readonly string[];
}

const WORDS: Readonly<Record<Pairing, AreaWords>> = words.battlefields;

/** Names of the places that are fought over in one zone: so many keeps, then so many objectives; none twice. */
function inventAreaNames(
  random: Random,
  pairing: Pairing | null,
  keeps: number,
  objectives: number,
): string[] {
  const { roots, features, keeps: kinds } = WORDS[pairing ?? random.pick(PAIRINGS)];
  const shuffledFeatures = random.shuffle(features);
  return random
    .shuffle(roots)
    .slice(0, keeps + objectives)
    .map((root, index) => {
      if (index < keeps) return `${root} ${random.pick(kinds)}`;
      const feature = `${root} ${shuffledFeatures[index] ?? 'Field'}`;
      return random.chance(0.3) ? `The ${feature}` : feature;
    });
}

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

export const zoneAreaTable = (areas: Areas): WorldTable =>
  recordTable('zone_area', 'id zone_id name', [...areas.values()].flat());
