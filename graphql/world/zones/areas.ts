import { Random } from '#graphql/rules/random.ts';
import { recordTable, type WorldTable } from '#graphql/world/world-table.ts';
import {
  randomPoint,
  type Point,
  FULL_EXTENT,
  heightAt,
  type Pairing,
  PAIRINGS,
  type Zone,
  ZONES,
  type ZoneKind,
} from './zones.ts';
import words from '../words/areas.json' with { type: 'json' };
import type { PublicQuestDifficulty, PublicQuestType } from '#graphql/generated/resolvers.ts';

/** A place that players fight over or gather at; `difficulty` and `questType` for public quests alone. */
interface Location extends Point {
  readonly id: number;
  readonly kind: 'Keep' | 'BattlefieldObjective' | 'PublicQuest';
  readonly zone: Zone;
  readonly name: string;
  readonly difficulty: PublicQuestDifficulty | null;
  readonly questType: PublicQuestType | null;
}

const FIRST_PUBLIC_QUEST = 20_000;
const PUBLIC_QUESTS_PER_ZONE = 3;

const { deeds: DEEDS, places: PLACES, owners: OWNERS } = words.publicQuests;

/** The harder, the rarer. */
const DIFFICULTIES = words.publicQuests.difficulties as readonly PublicQuestDifficulty[];

/** Keeps and objectives are areas of the open war; public quests lie in the open world, in fortresses and cities. */
export function createLocations(seed: string, areas: Areas): readonly Location[] {
  return ZONES.flatMap((zone) => contestedPlaces(zone, areas).concat(publicQuests(seed, zone)));
}

const NO_QUEST = { difficulty: null, questType: null };

const contestedPlaces = (zone: Zone, areas: Areas): Location[] =>
  zone.kind !== 'open-world' && zone.kind !== 'fortress'
    ? []
    : (areas.get(zone) ?? []).flatMap(({ id, name, center }, index) => {
        const kind = index < keepsOf(zone) ? 'Keep' : 'BattlefieldObjective';
        return name === null ? [] : [{ id, kind, zone, name, ...center, ...NO_QUEST }];
      });

/** The types of public quests in a kind of zone; none where it has no public quests. */
const TYPES = words.publicQuests.types as Readonly<Partial<Record<ZoneKind, readonly PublicQuestType[]>>>;

function publicQuests(seed: string, zone: Zone): Location[] {
  const types = TYPES[zone.kind];
  if (!types) return [];
  const random = new Random(`${seed}/public-quests/${zone.id}`);
  return Array.from({ length: PUBLIC_QUESTS_PER_ZONE }, (_, index) => ({
    id: FIRST_PUBLIC_QUEST + zone.id * PUBLIC_QUESTS_PER_ZONE + index,
    kind: 'PublicQuest',
    zone,
    name: `${random.pick(DEEDS)} of ${random.pick(OWNERS)} ${random.pick(PLACES)}`,
    ...randomPoint(random, zone.corners ?? FULL_EXTENT, 0.12),
    difficulty: random.pick(DIFFICULTIES),
    questType: random.pick(types),
  }));
}

export const locationTable = (locations: readonly Location[]): WorldTable =>
  recordTable('location', locations, { z: heightAt });

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
const keepsOf = ({ kind }: Zone): number => AREA_COUNTS[kind][0];

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
  recordTable('zone_area', [...areas.values()].flat());
