import type { PublicQuestDifficulty, PublicQuestType } from '#graphql/generated/resolvers.ts';
import { Random } from '#graphql/rules/random.ts';
import { recordTable, type WorldTable } from '#graphql/world/world-table.ts';
import { type Areas, keepsOf } from './areas.ts';
import { FULL_EXTENT, heightAt, type Point, randomPoint } from './points.ts';
import { type Zone, type ZoneKind, ZONES } from './zones.ts';
import words from '../words/areas.json' with { type: 'json' };

/** A place that players fight over or gather at; `difficulty` and `questType` for public quests alone. */
export interface Location extends Point {
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
  recordTable('location', 'id kind zone_id name x y z difficulty quest_type', locations, { z: heightAt });
