import { expect, it } from 'vitest';

import {
  figurePairs,
  guildScenarioPairs,
  scenarioPairs,
  scenarioSourceWords,
  type Two,
} from './comparison.ts';
import type { Figures } from './figures.ts';
import { guildForm } from './guild-form.ts';
import { deedPairs, type ScenarioForm } from './scenario-form.ts';
import { sampleOf } from './testing/sample.ts';

const figures = (kills: number, deaths: number, solo = 0): Figures => ({
  sample: sampleOf(kills, deaths, { solo }),
  places: null,
  ratings: [],
});

const form = (runs: number, total: number, wins: number, damage: number): ScenarioForm => ({
  runs,
  total,
  wins,
  losses: runs - wins,
  draws: 0,
  own: { damage, healing: 0, protection: 0 },
  career: { medians: { damage: 0.4, healing: 0, protection: 0 }, entries: 1 },
  comrades: [],
  rivals: [],
});

const pairOf = (sides: Two<Figures>, key: string) => figurePairs(sides).find((pair) => pair.key === key);

it('compares ratios before they are rounded', () => {
  // 1.045 and 0.926, which print as 1.0 and 0.9: of those it would be 11%.
  expect(pairOf([figures(46, 44), figures(25, 27)], 'ratio')).toMatchObject({
    mine: '1.0',
    theirs: '0.9',
    difference: { kind: 'more', text: '13% more' },
  });
  expect(pairOf([figures(141, 100), figures(136, 100)], 'ratio')?.difference.text).toBe('4% more');
});

it('compares shares before they are rounded', () => {
  expect(pairOf([figures(1000, 1, 124), figures(1000, 1, 126)], 'solo')).toMatchObject({
    mine: '12.4%',
    theirs: '12.6%',
    difference: { kind: 'less', text: 'Under 1 point less' },
  });
  expect(pairOf([figures(1000, 1, 124), figures(1000, 1, 146)], 'solo')?.difference.text).toBe(
    '2 points less',
  );
  expect(pairOf([figures(3, 1, 1), figures(6, 1, 2)], 'solo')?.difference.text).toBe('The same');
});

it('compares what a run brings before it is rounded', () => {
  const pairs = scenarioPairs([form(50, 312, 20, 1.4), form(12, 12, 5, 0.6)]);
  expect(pairs.find(({ key }) => key === 'damage')).toMatchObject({
    mine: '1',
    theirs: '1',
    difference: { kind: 'more', text: '133% more' },
  });
  expect(deedPairs(form(1, 1, 1, 1.4))[0]).toMatchObject({
    mine: 1,
    theirs: 0,
    difference: { kind: 'more', text: '250% more' },
  });
});

const player = (name: string) => ({
  id: name,
  name,
  career: 'CHOPPA' as const,
  level: 40,
  renownRank: 80,
  guildMembership: null,
});

it('says of how many runs of each it is told what they do in scenarios', () => {
  const sides = [player('Alith'), player('Borin')] as const;
  const forms = [form(50, 312, 20, 9), form(12, 12, 5, 9)] as const;
  expect(scenarioSourceWords({ sides, forms })).toBe(
    'Scenarios won, and what a run brings on average, are told from the last 50 of 312 runs of Alith and ' +
      'all 12 runs of Borin.',
  );
  expect(scenarioSourceWords({ sides, forms: [false, form(1, 1, 0, 9)] })).toContain(
    ' from the one run of Borin.',
  );
  expect(scenarioSourceWords({ sides, forms: [false, false] })).toBe('');
  expect(scenarioPairs(forms).map(({ runs }) => runs)).toEqual(Array.from({ length: 4 }, () => [50, 12]));
  expect(scenarioPairs([false, forms[1]])[0]).toMatchObject({
    mine: null,
    theirs: '41.7%',
    runs: [null, 12],
  });
});

it('counts the wins of guilds among all their runs, and what is neither won nor lost as drawn', () => {
  const runs = ['a', 'b', 'c'].map((id) => ({ id, scenario: { id: '1', name: 'Nordenwatch' } }));
  const known = { runs, won: new Set(['a']), lost: new Set(['b']) };
  const guild = guildForm({ ...known, total: 290, wins: 147, losses: 139 });
  expect(guild).toMatchObject({ total: 290, draws: 4, runs: 3 });
  expect(guild.scenarios).toMatchObject([{ runs: 3, wins: 1, losses: 1, draws: 1 }]);
  expect(guildScenarioPairs([guild, false]).at(-1)).toMatchObject({ mine: '50.7%', runs: [290, null] });
});
