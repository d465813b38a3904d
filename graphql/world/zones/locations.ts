import type { PublicQuestDifficulty, PublicQuestType } from '#graphql/generated/resolvers.ts';
import { columnsOf } from '#graphql/world/columns.ts';
import { Random } from '#graphql/world/random.ts';
import type { WorldTable } from '#graphql/world/world-table.ts';
import { type Areas, keepsOf } from './areas.ts';
import { heightAt } from './height.ts';
import { FULL_EXTENT, type Point, randomPoint } from './points.ts';
import { type Zone, ZONES } from './zones.ts';
import words from '../words/areas.json' with { type: 'json' };

/** A place that players fight over or gather at; `publicQuest` for those of that kind alone. */
export interface Location extends Point {
  readonly id: number;
  readonly kind: 'Keep' | 'BattlefieldObjective' | 'PublicQuest';
  readonly zone: Zone;
  readonly name: string;
  readonly publicQuest: PublicQuest | null;
}

interface PublicQuest {
  readonly difficulty: PublicQuestDifficulty;
  readonly type: PublicQuestType;
}

const FIRST_PUBLIC_QUEST = 20_000;
const PUBLIC_QUESTS_PER_ZONE = 3;

const { deeds: DEEDS, places: PLACES, owners: OWNERS } = words.publicQuests;

/** The harder, the rarer. */
const DIFFICULTIES: readonly PublicQuestDifficulty[] = [
  'EASY',
  'EASY',
  'MEDIUM',
  'MEDIUM',
  'HARD',
  'VERY_HARD',
];

/** Keeps and objectives are areas of the open war; public quests lie in the open world, in fortresses and cities. */
export function createLocations(seed: string, areas: Areas): readonly Location[] {
  return ZONES.flatMap((zone) => contestedPlaces(zone, areas).concat(publicQuests(seed, zone)));
}

const contestedPlaces = (zone: Zone, areas: Areas): Location[] =>
  zone.kind !== 'open-world' && zone.kind !== 'fortress'
    ? []
    : (areas.get(zone) ?? []).flatMap(({ id, name, center }, index) => {
        const kind = index < keepsOf(zone) ? 'Keep' : 'BattlefieldObjective';
        return name === null ? [] : [{ id, kind, zone, name, ...center, publicQuest: null }];
      });

/** The types of public quests in a kind of zone; none where it has no public quests. */
const TYPES: Readonly<Partial<Record<Zone['kind'], readonly PublicQuestType[]>>> = {
  'open-world': ['PUBLIC_QUEST', 'PUBLIC_QUEST', 'PUBLIC_QUEST', 'PUBLIC_QUEST', 'KEEP', 'LIVE_EVENT'],
  fortress: ['FORTRESS'],
  city: ['CITY_SIEGE'],
};

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
    publicQuest: { difficulty: random.pick(DIFFICULTIES), type: random.pick(types) },
  }));
}

export const locationTable = (locations: readonly Location[]): WorldTable => ({
  name: 'location',
  columns: columnsOf('id kind zone_id name x y z difficulty quest_type'),
  rows: locations.map(({ id, kind, zone, name, x, y, publicQuest }) => [
    id,
    kind,
    zone.id,
    name,
    x,
    y,
    heightAt(zone.id, { x, y }),
    publicQuest?.difficulty ?? null,
    publicQuest?.type ?? null,
  ]),
});
