import { columnsOf } from '#graphql/world/columns.ts';
import { Random } from '#graphql/world/random.ts';
import { progressAt, type WarWindow } from '#graphql/world/war-window.ts';
import type { WorldOptions, WorldTable } from '#graphql/world/world-table.ts';
import { type Career, CAREERS } from './careers.ts';
import { NameGenerator } from './character-names.ts';
import { drawLevels, type Tier } from './levels.ts';

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

/** Level and renown rank at a time of the war; never above those of today. */
export function levelsAt(character: Character, window: WarWindow, time: number) {
  const progress = progressAt(window, time);
  const { level, levelBefore, renownRank, renownRankBefore } = character;
  return {
    level: levelBefore + Math.floor((level - levelBefore) * progress),
    renownRank: renownRankBefore + Math.floor((renownRank - renownRankBefore) * progress),
  };
}

export function characterTable(characters: readonly Character[]): WorldTable {
  return {
    name: 'character',
    columns: columnsOf('id name career level renown_rank'),
    rows: characters.map(({ id, name, career, level, renownRank }) => [
      id,
      name,
      career.name,
      level,
      renownRank,
    ]),
  };
}
