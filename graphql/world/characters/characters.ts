import { Random } from '#graphql/rules/random.ts';
import { progressAt, type WarWindow } from '#graphql/world/war-window.ts';
import { recordTable, type WorldOptions, type WorldTable } from '#graphql/world/world-table.ts';
import { NameGenerator } from './character-names.ts';
import type {
  Archetype,
  Career as CareerName,
  ItemType,
  Race,
  Realm as AnyRealm,
} from '#graphql/generated/resolvers.ts';
import careers from './careers.json' with { type: 'json' };

export type { Archetype, CareerName, Race };
export type ByArchetype = Readonly<Record<Archetype, number>>;
export type Realm = Exclude<AnyRealm, 'NEUTRAL'>;

export const REALMS: readonly Realm[] = ['ORDER', 'DESTRUCTION'];

/** The armor and weapons that characters of a career equip, out of those that it can use (rules.md: Careers). */
interface Gear {
  /** NONE for the plates of the Black Orc, whom the table of types gives no heavy armor. */
  readonly armor: ItemType;
  readonly mainHand: readonly ItemType[];
  readonly offHand: readonly ItemType[];
  readonly ranged: ItemType | null;
  /** True if a two-handed weapon is an alternative. */
  readonly twoHanded: boolean;
}

/** A class of the game: who can play it and in which role (rules.md: Careers). */
export interface Career {
  readonly name: CareerName;
  readonly realm: Realm;
  readonly race: Race;
  readonly archetype: Archetype;
  /** The stats that it wants, and the way it fights. */
  readonly theme: 'tank' | 'healer' | 'melee' | 'shooter' | 'caster';
  readonly gear: Gear;
}

/** All 24 careers, Order first. */
export const CAREERS = careers as readonly Career[];

export type Tier = 1 | 2 | 3 | 4;

/** The levels that fight in a tier, both ends included. */
export const LEVELS_OF_TIER: Readonly<Record<Tier, readonly [lowest: number, highest: number]>> = {
  1: [1, 15],
  2: [16, 25],
  3: [26, 35],
  4: [36, 40],
};

export interface Character {
  readonly id: number;
  readonly name: string;
  readonly career: Career;
  readonly tier: Tier;
  readonly level: number;
  readonly renownRank: number;
  /** Level and renown rank at the start of the war window. */
  readonly levelBefore: number;
  readonly renownRankBefore: number;
  /** Relative number of battles and runs; 0 for none. */
  readonly activity: number;
  /** Relative strength, around 1. */
  readonly skill: number;
}

const CHARACTERS = 3000;
const FIRST_ID = 1000;

/** Share of the characters without any battle or run. */
const INACTIVE_SHARE = 0.05;

/** About 3,000 characters at scale 1; ids ascend with gaps; no two names are equal. */
export function createCharacters({ seed, scale }: WorldOptions): Character[] {
  const random = new Random(`${seed}/characters`);
  const names = new NameGenerator();
  let id = FIRST_ID;
  return Array.from({ length: Math.max(120, Math.round(CHARACTERS * scale)) }, () => {
    const career = random.pick(CAREERS);
    return {
      id: (id += random.int(1, 12)),
      name: names.next(random, career.race),
      career,
      ...drawLevels(random),
      activity: random.chance(INACTIVE_SHARE) ? 0 : random.powerLaw(1.15, 60),
      skill: 0.6 + random.next() * 0.5 + random.powerLaw(2.2, 6) * 0.2,
    };
  });
}

const HIGHEST_RENOWN_RANK = 80;

const drawTier = (random: Random): Tier => {
  const draw = random.next();
  if (draw < 0.16) return 1;
  if (draw < 0.25) return 2;
  return draw < 0.37 ? 3 : 4;
};

function drawRenownRank(random: Random, tier: Tier, level: number): number {
  if (tier === 4)
    return Math.min(HIGHEST_RENOWN_RANK, Math.round(28 + random.powerLaw(1.4, 26) * 2 + random.int(0, 22)));
  return Math.max(1, Math.round(level * random.between(0.5, 1.1)));
}

/**
 * Level and renown rank, today and at the start of the war window.
 * No player leaves a tier meanwhile: a fight of tier 1 is a fight of low levels on every day of the war.
 */
function drawLevels(random: Random) {
  const tier = drawTier(random);
  const [lowest, highest] = LEVELS_OF_TIER[tier];
  const level = tier === 4 && random.chance(0.85) ? highest : random.int(lowest, highest);
  const renownRank = drawRenownRank(random, tier, level);
  return {
    tier,
    level,
    renownRank,
    levelBefore: Math.max(lowest, level - (random.chance(0.3) ? random.int(1, 6) : 0)),
    renownRankBefore: Math.max(1, renownRank - random.int(0, 5)),
  };
}

/** Level and renown rank at a time of the war; never above those of today. */
export function levelsAt(character: Character, window: WarWindow, time: number) {
  const progress = progressAt(window, time);
  const { level, levelBefore, renownRank, renownRankBefore } = character;
  return {
    level: levelBefore + Math.floor((level - levelBefore) * progress),
    renownRank: renownRankBefore + Math.floor((renownRank - renownRankBefore) * progress),
  };
}

export const characterTable = (characters: readonly Character[]): WorldTable =>
  recordTable('character', characters, {
    career: ({ career }) => career.name,
  });
