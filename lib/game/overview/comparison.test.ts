import { expect, it } from 'vitest';

import type { CharacterCardFragment } from '#graphql/generated/documents.ts';

import { areAllied, guildPairs, playerPairs, scenarioSourceWords } from './comparison.ts';
import { roleWords } from '../players/game-role.ts';
import { figurePairs, type Two } from './figure-pairs.ts';
import type { Figures } from './figures.ts';
import { guildForm } from './guild-form.ts';
import type { ScenarioForm } from './scenario-form.ts';
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
  own: { deeds: { damage, healing: 0, protection: 0 }, results: runs },
  comrades: [],
  rivals: [],
});

const pairOf = (sides: Two<Figures>, key: string) => figurePairs(sides).find((pair) => pair.key === key);

it.each([
  ['players of one realm', true, [{ career: 'WHITE_LION' }, { career: 'ENGINEER' }]],
  ['players of two realms', false, [{ career: 'WHITE_LION' }, { career: 'MAGUS' }]],
  ['players of careers that are not known', false, [{ career: 'BARD' }, { career: 'BARD' }]],
  ['guilds of one realm', true, [{ realm: 'ORDER' }, { realm: 'ORDER' }]],
  ['guilds of two realms', false, [{ realm: 'ORDER' }, { realm: 'DESTRUCTION' }]],
  ['guilds without a realm', false, [{ realm: 'NEUTRAL' }, { realm: 'NEUTRAL' }]],
] as const)('%s are allied: %j', (_, allied, sides) => {
  expect(areAllied(sides as Parameters<typeof areAllied>[0])).toBe(allied);
});

it('compares ratios before they are rounded', () => {
  // 1.045 and 0.926, which print as 1.0 and 0.9: of those it would be 11%.
  expect(pairOf([figures(46, 44), figures(25, 27)], 'ratio')).toMatchObject({
    mine: { text: '1.0', of: '46 to 44' },
    theirs: { text: '0.9', of: '25 to 27' },
    difference: { kind: 'more', text: '13% more' },
  });
  expect(pairOf([figures(141, 100), figures(136, 100)], 'ratio')?.difference.text).toBe('4% more');
});

it('compares shares before they are rounded', () => {
  expect(pairOf([figures(1000, 1, 124), figures(1000, 1, 126)], 'solo')).toMatchObject({
    mine: { text: '12.4%', of: '124 of 1,000 kills' },
    theirs: { text: '12.6%', of: '126 of 1,000 kills' },
    difference: { kind: 'less', text: 'Under 1 point less' },
  });
  expect(pairOf([figures(1000, 1, 124), figures(1000, 1, 146)], 'solo')?.difference.text).toBe(
    '2 points less',
  );
  expect(pairOf([figures(30, 1, 10), figures(60, 1, 20)], 'solo')?.difference.text).toBe('The same');
});

it('compares no rates of fewer than ten', () => {
  const few = [figures(3, 6, 1), figures(600, 100, 200)] as const;
  expect(pairOf(few, 'solo')?.difference.text).toBe('Too few to tell');
  expect(pairOf(few, 'ratio')?.difference.text).toBe('Too few to tell');
  expect(pairOf(few, 'kills')?.difference.kind).toBe('less');
});

it('has no arrow at deaths, of which more is not better', () => {
  expect(pairOf([figures(1, 30), figures(1, 20)], 'deaths')?.difference).toEqual({
    kind: 'plain',
    text: '50% more',
  });
});

const player = (name: string, career: CharacterCardFragment['career'] = 'CHOPPA') => ({
  id: name,
  name,
  career,
  level: 40,
  renownRank: 80,
  guildMembership: null,
});

it('states the number of runs of each that the form is computed from', () => {
  const sides = [player('Alith'), player('Borin')] as const;
  const forms = [form(50, 312, 20, 9), form(12, 12, 5, 9)] as const;
  expect(scenarioSourceWords({ sides, forms })).toBe(
    'Scenarios won and medians a minute are counted in the last 50 of 312 runs of Alith and ' +
      'all 12 runs of Borin.',
  );
  expect(scenarioSourceWords({ sides, forms: [false, form(1, 1, 0, 9)] })).toContain(
    ' counted in the only run of Borin.',
  );
  expect(scenarioSourceWords({ sides, forms: [false, false] })).toBe('');
});

const SIDES = [player('Alith'), player('Borin')] as const;
const FIGURES = [figures(300, 100), figures(100, 100)] as const;

const comparedPlayers = (forms: Two<ScenarioForm | false>, sides: Two<CharacterCardFragment> = SIDES) =>
  Object.fromEntries(playerPairs({ sides, figures: FIGURES, forms }).map((pair) => [pair.key, pair]));

it('compares what is usual in a minute before it is rounded, and says of how many runs', () => {
  expect(comparedPlayers([form(50, 312, 20, 1.4), form(12, 12, 5, 0.6)])).toMatchObject({
    won: { mine: { text: '40.0%', of: '20 of 50 runs' }, theirs: { text: '41.7%', of: '5 of 12 runs' } },
    damage: {
      label: 'Damage a minute',
      mine: { text: '1', of: '50 runs' },
      theirs: { text: '1', of: '12 runs' },
      difference: { kind: 'more', text: '2.3 times' },
    },
  });
  const few = comparedPlayers([form(50, 312, 20, 1.4), form(9, 9, 5, 0.6)]);
  expect([few.won?.difference.text, few.damage?.difference.text]).toEqual([
    'Too few to tell',
    'Too few to tell',
  ]);
  expect(comparedPlayers([false, form(12, 12, 5, 9)])).toMatchObject({
    won: { mine: null, difference: { kind: 'plain', text: 'Not known' } },
    damage: { mine: null, theirs: { text: '9' }, difference: { kind: 'plain' } },
  });
  expect(comparedPlayers([false, false])).not.toHaveProperty('won');
});

it('has no arrow at what depends on the role where the roles differ', () => {
  const forms = [form(50, 50, 20, 140), form(50, 50, 30, 100)] as const;
  const sides = [player('Alith', 'ZEALOT'), player('Borin', 'CHOSEN')] as const;
  const kinds = (pairs: ReturnType<typeof comparedPlayers>) =>
    Object.values(pairs).flatMap(({ key, difference: { kind } }) =>
      kind === 'more' || kind === 'less' ? [key] : [],
    );
  expect(kinds(comparedPlayers(forms, sides))).toEqual(['won']);
  expect(kinds(comparedPlayers(forms))).toEqual(['kills', 'ratio', 'won', 'damage']);
  expect(roleWords(sides)).toBe('Alith is a healer, Borin a tank: what depends on the role has no arrow.');
  expect(roleWords([player('Alith', 'WHITE_LION'), player('Borin', 'SORCERER')])).toBe('');
});

it('counts the wins of guilds among all their runs, and what is neither won nor lost as drawn', () => {
  const runs = ['a', 'b', 'c'].map((id) => ({ id, scenario: { id: '1', name: 'Nordenwatch' } }));
  const known = { runs, won: new Set(['a']), lost: new Set(['b']) };
  const guild = guildForm({ ...known, total: 290, wins: 147, losses: 139 });
  expect(guild).toMatchObject({ total: 290, draws: 4, runs: 3 });
  expect(guild.scenarios).toMatchObject([{ runs: 3, wins: 1, losses: 1, draws: 1 }]);
  expect(guildPairs({ figures: FIGURES, forms: [guild, false] }).at(-1)).toMatchObject({
    mine: { text: '50.7%', of: '147 of 290 runs' },
    theirs: null,
  });
});
