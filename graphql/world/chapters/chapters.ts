import type { Item } from '#graphql/world/items/item.ts';
import type { Realm } from '#graphql/world/characters/characters.ts';
import { heightAt, randomPoint, type Point, FULL_EXTENT, type Zone } from '#graphql/world/zones/zones.ts';
import { partTable, recordTable, type WorldTable } from '#graphql/world/world-table.ts';
import { Random } from '#graphql/rules/random.ts';
import { type RealmZone, REALM_ZONES } from '../quests/realm-zones.ts';
import type { InfluenceReward } from '../quests/quest.ts';
import type { RewardPool } from '../quests/reward-pool.ts';
import words from '../words/chapters.json' with { type: 'json' };

/** A camp of a realm in a zone, with influence rewards. */
export interface Chapter extends Point {
  readonly id: number;
  /** Null for a few. */
  readonly name: string | null;
  readonly realm: Realm;
  readonly zone: Zone;
  readonly rank: number;
  readonly rewards: readonly InfluenceReward[];
}

export const CHAPTER_COUNT = 130;

const TIERS = [1, 2, 3] as const;

const NAMES: Readonly<Record<Realm, { roots: readonly string[]; kinds: readonly string[] }>> = words;

/** 130 chapters whatever the scale, by turns in every zone of the open war. */
export function createChapters(seed: string, pool: RewardPool): readonly Chapter[] {
  const random = new Random(`${seed}/chapters`);
  return Array.from({ length: CHAPTER_COUNT }, (_, index) => {
    const realmZone = REALM_ZONES[index % REALM_ZONES.length] ?? random.pick(REALM_ZONES);
    return drawChapter(random, pool, realmZone, index + 1);
  });
}

function drawChapter(random: Random, pool: RewardPool, realmZone: RealmZone, id: number): Chapter {
  const level = random.int(...realmZone.levels);
  return {
    id,
    name: random.chance(0.05) ? null : drawName(random, realmZone),
    realm: realmZone.realm,
    zone: realmZone.zone,
    rank: random.chance(0.06) ? 0 : Math.ceil(level * 0.55),
    ...randomPoint(random, realmZone.zone.corners ?? FULL_EXTENT, 0.08),
    rewards: random.chance(0.08) ? [] : drawRewards(random, pool, realmZone, level),
  };
}

function drawName(random: Random, { realm, zone }: RealmZone): string {
  const { roots, kinds } = NAMES[realm];
  const camp = `${random.pick(roots)} ${random.pick(kinds)}`;
  if (random.chance(0.06))
    return `${camp}, at the Last Well Before the Road Forks, under the Crag of ${zone.name}`;
  return random.chance(0.3) ? `${camp} in ${zone.name}` : camp;
}

/** The higher the tier, the better and the fewer; a tier may have nothing. */
const drawRewards = (
  random: Random,
  pool: RewardPool,
  realmZone: RealmZone,
  level: number,
): InfluenceReward[] =>
  TIERS.flatMap((tier) => (random.chance(0.08) ? [] : drawTier(random, pool, realmZone, level, tier)));

function drawTier(
  random: Random,
  pool: RewardPool,
  { realm }: RealmZone,
  level: number,
  tier: number,
): InfluenceReward[] {
  const gear = pool.gear(random, realm, Math.min(40, level + tier), random.int(2, 6 - tier));
  const goods = tier < 3 ? pool.goods(random, realm, random.int(0, 2)) : [];
  return [...goods, ...gear].map(({ item, count }) => ({ item, count, tier, realm: ownersOf(item, realm) }));
}

/** Returns the realm that a reward belongs to; items without restrictions are neutral. */
const ownersOf = ({ careers, races }: Item, realm: Realm): InfluenceReward['realm'] =>
  careers.length === 0 && races.length === 0 ? 'NEUTRAL' : realm;

/** The chapters and their influence rewards. */
export const chapterTables = (chapters: readonly Chapter[]): WorldTable[] => [
  recordTable('chapter', chapters, { z: heightAt }),
  partTable('chapter_reward', ['chapter', chapters], ({ rewards }) => rewards),
];
