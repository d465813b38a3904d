import { columnsOf } from '#graphql/world/columns.ts';
import { Random } from '#graphql/world/random.ts';
import { progressAt, type WarWindow } from '#graphql/world/war-window.ts';
import type { WorldOptions, WorldTable } from '#graphql/world/world-table.ts';
import { type Calling, CALLINGS } from './careers.ts';
import { NameGiver } from './names.ts';
import { drawLevels, type Tier } from './levels.ts';

export interface Character {
  readonly id: number;
  readonly name: string;
  readonly calling: Calling;
  readonly tier: Tier;
  readonly level: number;
  readonly renownRank: number;
  /** What level and renown rank were when the record of the war begins. */
  readonly levelBefore: number;
  readonly renownRankBefore: number;
  /** How often this one takes the field compared with others; 0 for never. */
  readonly zeal: number;
  /** How hard this one hits compared with others, around 1. */
  readonly skill: number;
}

const CHARACTERS = 3000;
const FIRST_ID = 1000;

/** Share of those who are on the rolls but never fought while the record was kept. */
const IDLE = 0.05;

/** About 3,000 characters at scale 1; ids ascend with gaps; no two names are equal. */
export function createCharacters({ seed, scale }: WorldOptions): Character[] {
  const random = new Random(`${seed}/characters`);
  const names = new NameGiver();
  let id = FIRST_ID;
  return Array.from({ length: Math.max(120, Math.round(CHARACTERS * scale)) }, () => {
    const calling = random.pick(CALLINGS);
    return {
      id: (id += random.int(1, 12)),
      name: names.give(random, calling.race),
      calling,
      ...drawLevels(random),
      zeal: random.chance(IDLE) ? 0 : random.powerLaw(1.15, 60),
      skill: 0.6 + random.next() * 0.5 + random.powerLaw(2.2, 6) * 0.2,
    };
  });
}

/** Level and renown rank at a time of the war; never above those of today. */
export function standingAt(character: Character, window: WarWindow, time: number) {
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
    rows: characters.map(({ id, name, calling, level, renownRank }) => [
      id,
      name,
      calling.career,
      level,
      renownRank,
    ]),
  };
}
