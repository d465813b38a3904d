import { expect, it } from 'vitest';

import type { Career, CareerPairRowFragment } from '#graphql/generated/documents.ts';

import { matchUps, oddsText, unevenWords } from './match-ups.ts';

const GROUPS = 32;

/** Kills of careers on each other, of so many killers and victims that each random group has as many as the others. */
function warOf(kills: readonly (readonly [killer: Career, victim: Career, kills: number])[]) {
  const killsOf = (one: Career, other: Career): number =>
    kills.find(([killer, victim]) => killer === one && victim === other)?.[2] ?? 0;
  const evenly = (count: number) => Array.from({ length: GROUPS }, () => count / GROUPS);
  const named = new Set(kills.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  return [...named].map((key): CareerPairRowFragment => {
    const [career, enemy] = key.split(' ') as [Career, Career];
    const [own, back] = [killsOf(career, enemy), killsOf(enemy, career)];
    return {
      career,
      enemy,
      kills: own,
      deaths: back,
      groupKills: evenly(own),
      groupDeaths: evenly(back),
    };
  });
}

const find = <Row extends { career: Career; enemy: Career }>(
  rows: readonly Row[],
  career: Career,
  enemy: Career,
) => rows.find((row) => row.career === career && row.enemy === enemy);

it('expects of a pair what both careers do elsewhere, so that roles are no match-ups', () => {
  // Healers kill a tenth as often as others do, and nothing else.
  const rows = matchUps(
    warOf([
      ['SLAYER', 'CHOPPA', 1_000],
      ['SLAYER', 'SHAMAN', 1_000],
      ['ARCHMAGE', 'CHOPPA', 100],
      ['ARCHMAGE', 'SHAMAN', 100],
      ['CHOPPA', 'SLAYER', 1_000],
      ['CHOPPA', 'ARCHMAGE', 1_000],
      ['SHAMAN', 'SLAYER', 100],
      ['SHAMAN', 'ARCHMAGE', 100],
    ]),
  );
  expect(rows).toHaveLength(8);
  expect(find(rows, 'ARCHMAGE', 'CHOPPA')).toMatchObject({
    kills: 100,
    deaths: 1_000,
    expectedKills: 100,
    expectedDeaths: 1_000,
    odds: 0,
    verdict: 'open',
  });
  expect(rows.every(({ verdict }) => verdict === 'open')).toBe(true);
  expect(unevenWords(rows)).toBe(
    'No career clearly kills another more often than the kills and deaths of both would suggest.',
  );
});

/** A war in which Slayers kill Choppas twice as often as anybody kills anybody. */
const UNEVEN = warOf([
  ['SLAYER', 'CHOPPA', 400],
  ['SLAYER', 'SHAMAN', 200],
  ['ARCHMAGE', 'CHOPPA', 200],
  ['ARCHMAGE', 'SHAMAN', 200],
  ['CHOPPA', 'SLAYER', 200],
  ['CHOPPA', 'ARCHMAGE', 200],
  ['SHAMAN', 'SLAYER', 200],
  ['SHAMAN', 'ARCHMAGE', 200],
]);

it('names a pair in which one kills the other more often, from both sides', () => {
  const rows = matchUps(UNEVEN);
  const [slayer, choppa] = [find(rows, 'SLAYER', 'CHOPPA'), find(rows, 'CHOPPA', 'SLAYER')];
  // Slayers make 600 of the 1,000 kills, and Choppas fall in 600 of them.
  expect(slayer).toMatchObject({ expectedKills: 360, expectedDeaths: 200, verdict: 'more' });
  expect(slayer?.odds).toBeCloseTo(Math.log(400.5 / 360.5), 9);
  // Groups that are alike leave what single kills vary: (1 − 0.6)² / 400.5 and (1 − 0.5)² / 200.5.
  expect(slayer?.error).toBeCloseTo(Math.sqrt(0.16 / 400.5 + 0.25 / 200.5), 9);
  expect(choppa).toMatchObject({ expectedKills: 200, expectedDeaths: 360, verdict: 'less' });
  expect(choppa?.odds).toBeCloseTo(-(slayer?.odds ?? 0), 9);
  expect(choppa?.error).toBe(slayer?.error);
  expect(unevenWords([slayer, choppa].flatMap((row) => (row ? [row] : [])))).toBe(
    'Slayers kill Choppas more often than the kills and deaths of both would suggest.',
  );
});

/** The same war, with kills and deaths of Slayers by Choppas in some groups of Slayers alone: most of them in the first. */
const inGroups = (groups: number) =>
  UNEVEN.map((pair) => {
    if (pair.career !== 'SLAYER' || pair.enemy !== 'CHOPPA') return pair;
    const spread = (count: number) =>
      pair.groupKills.map((_, at) =>
        at === 0 ? count * 0.75 : at < groups ? (count * 0.25) / (groups - 1) : 0,
      );
    return Object.assign({}, pair, {
      groupKills: spread(400),
      groupDeaths: pair.groupDeaths.map((count, at) => (at < groups ? count : 0)),
    });
  });

it('takes the kills of a few players for what they are', () => {
  const ofOne = find(matchUps(inGroups(32)), 'SLAYER', 'CHOPPA');
  expect(ofOne).toMatchObject({ kills: 400, verdict: 'open' });
  expect(ofOne?.error).toBeGreaterThan(0.045);
  expect(find(matchUps(inGroups(7)), 'SLAYER', 'CHOPPA')).toMatchObject({
    error: null,
    low: null,
    high: null,
    verdict: 'open',
  });
});

it('tells nothing of careers that fight no others', () => {
  const rows = matchUps(
    warOf([
      ['SLAYER', 'CHOPPA', 300],
      ['CHOPPA', 'SLAYER', 100],
    ]),
  );
  expect(rows.map(({ odds, error, verdict }) => [odds, error, verdict])).toEqual([
    [0, 0, 'open'],
    [0, 0, 'open'],
  ]);
  // Only one realm has killed.
  const [zealot] = matchUps(warOf([['SLAYER', 'ZEALOT', 3]]));
  expect(zealot).toMatchObject({ expectedKills: 3, expectedDeaths: 0, odds: 0, verdict: 'open' });
  expect(matchUps([])).toEqual([]);
});

it('puts odds and uneven pairs into words', () => {
  expect(oddsText(Math.log(2))).toBe('2 to 1');
  expect(oddsText(-Math.log(1.5))).toBe('1 to 1.5');
  const pair = (career: Career, verdict: 'more' | 'less' | 'open') => ({
    career,
    enemy: 'MAGUS' as const,
    verdict,
  });
  const beyond = 'more often than the kills and deaths of both would suggest';
  expect(unevenWords([pair('SLAYER', 'open'), pair('WHITE_LION', 'less')])).toBe(
    `Magi kill White Lions ${beyond}.`,
  );
  expect(unevenWords([pair('SLAYER', 'more'), pair('WHITE_LION', 'less')])).toBe(
    `Slayers kill Magi, Magi kill White Lions ${beyond}.`,
  );
  const many = (['SLAYER', 'ENGINEER', 'ARCHMAGE', 'WHITE_LION'] as const).map((career) =>
    pair(career, 'more'),
  );
  expect(unevenWords(many)).toBe(`In 4 pairs one career kills the other ${beyond}.`);
});
