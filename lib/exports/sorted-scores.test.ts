import { describe, expect, it } from 'vitest';

import type { ScenarioScoreFragment } from '#graphql/generated/documents.ts';

import { sharedScores, sideOfTeam } from '#lib/game/battles/score-groups.ts';

import { tableOf } from './export-table.ts';
import type { Asked } from './page-exports.ts';
import { sortedScores } from './sorted-scores.ts';
import { SCENARIO_SCORE_COLUMNS } from './columns/score-columns.ts';
import { askedFor, readTable } from './testing/asked-for.ts';

const NOTHING = {
  guild: null,
  level: 40,
  renownRank: 80,
  quitter: false,
  kills: 0,
  killsSolo: 0,
  deaths: 0,
  deathBlows: 0,
  damage: 0,
  killDamage: 0,
  damageReceived: 0,
  healing: 0,
  healingSelf: 0,
  healingOthers: 0,
  healingReceived: 0,
  protection: 0,
  protectionSelf: 0,
  protectionOthers: 0,
  protectionReceived: 0,
  resurrectionsDone: 0,
  objectiveScore: 0,
  medals: 0,
};

const score = (name: string, part: Partial<ScenarioScoreFragment>): ScenarioScoreFragment => ({
  ...NOTHING,
  team: 0,
  character: { id: name, name, career: 'ZEALOT' },
  ...part,
});

const SCORES = [
  score('Uthgar', { team: 1, damage: 10, character: { id: '2', name: 'Uthgar', career: 'MARAUDER' } }),
  score('Maelyr', { damage: 30, quitter: true }),
  score('Verenthe', { damage: 30 }),
];

const namesBy = (query: Record<string, string>) =>
  sortedScores(SCORES, query).map(({ character }) => character.name);

describe('a scoreboard', () => {
  it('stands in the order of the address, equal ones by name', () => {
    expect(namesBy({})).toEqual(['Maelyr', 'Verenthe', 'Uthgar']);
    expect(namesBy({ sort: 'damage' })).toEqual(['Maelyr', 'Verenthe', 'Uthgar']);
    expect(namesBy({ sort: 'damage', dir: 'asc' })).toEqual(['Uthgar', 'Maelyr', 'Verenthe']);
    expect(namesBy({ sort: 'career', dir: 'asc' })).toEqual(['Uthgar', 'Maelyr', 'Verenthe']);
    expect(namesBy({ sort: 'constructor' })).toEqual(['Maelyr', 'Verenthe', 'Uthgar']);
  });

  it('tells the side that each fought for', async () => {
    const rows = () => sharedScores(SCORES, sideOfTeam);
    const table = tableOf<Asked<object, object>>()('', rows, SCENARIO_SCORE_COLUMNS);
    expect(await readTable(table, askedFor({ parts: {} }))).toMatchObject([
      {
        team: 'DESTRUCTION',
        characterCareer: 'MARAUDER',
        quitter: false,
        damage: 10,
        role: 'melee',
        damageShare: 1,
      },
      { team: 'ORDER', quitter: true, damageShare: 0.5, killsShare: null },
      { team: 'ORDER', characterRealm: 'DESTRUCTION' },
    ]);
  });
});
