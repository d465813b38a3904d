import { expect, it } from 'vitest';

import { withoutArrow } from '../difference.ts';
import { sumWords } from './figures.ts';
import { compareNumbers, comparePlaces, compareShares, ofEnough } from './compare-numbers.ts';
import { foughtGuilds, killersOf, victimsOf, zonesFought } from './foes.ts';
import { sinceOneMoment } from './kill-records.ts';
import { bothWords, sampleWords } from './kill-sample.ts';
import { activeMembers, memberSums } from './member-sums.ts';

const heraldry = { emblem: 1, pattern: 1, color1: 1, color2: 1, shape: 1 };
const person = (id: string) => ({ id, name: `Player ${id}`, career: 'CHOPPA' as const });
const guild = (id: string) => ({ id, name: `Guild ${id}`, realm: 'ORDER' as const, heraldry });

const DAY = 86_400;
const NOW = new Date(100 * DAY * 1000);

/** A kill on a day of 1970 by a member of guild 1 on a member of guild 2. */
const kill = (day: number, killer: string, victim: string, zone = '6', share = 60) => ({
  instanceId: null as string | null,
  id: `${day} ${killer} ${victim}`,
  time: day * DAY + 3_600,
  position: { zoneId: Number(zone), zone: { id: zone, name: ' ' } },
  attackers: [{ damagePercent: share, character: person(killer), guild: guild('1') }],
  victim: { character: person(victim), guild: guild('2') },
});

const KILLS = [
  kill(99, 'a', 'x'),
  kill(98, 'b', 'y', '6', 100),
  kill(98, 'a', 'y', '11'),
  kill(40, 'a', 'z'),
];
const DEATHS = [
  { ...kill(99, 'q', 'a'), attackers: [] },
  { ...kill(97, 'q', 'c'), attackers: [{ damagePercent: 60, character: person('q'), guild: guild('3') }] },
];
const SAMPLE = { kills: { total: 9, rows: KILLS }, deaths: { total: 2, rows: DEATHS } };

it('counts killers and victims, and leaves out kills without a killer', () => {
  expect(victimsOf(KILLS).map(({ item, count }) => [item.id, count])).toEqual([
    ['y', 2],
    ['x', 1],
    ['z', 1],
  ]);
  expect(killersOf(DEATHS).map(({ item, count }) => [item.id, count])).toEqual([['q', 1]]);
});

it('counts guilds with the kills each way', () => {
  expect(foughtGuilds(SAMPLE).map(({ guild: { id }, kills, deaths }) => [id, kills, deaths])).toEqual([
    ['2', 4, 0],
    ['3', 0, 1],
  ]);
});

it('counts kills and deaths by zone, with a heatmap where it shows one', () => {
  expect(zonesFought(SAMPLE, NOW)).toEqual([
    { id: '6', name: 'Ekrund', kills: 3, deaths: 2, hasHeat: true },
    { id: '11', name: 'Mount Bloodhorn', kills: 1, deaths: 0, hasHeat: true },
  ]);
  expect(
    zonesFought({ ...SAMPLE, kills: { total: 1, rows: [kill(40, 'a', 'z', '1')] } }, NOW),
  ).toContainEqual(expect.objectContaining({ id: '1', hasHeat: false }));
});

it('counts no kill in a scenario for a zone', () => {
  const inScenario = { ...kill(99, 'a', 'x'), instanceId: 'run' };
  expect(zonesFought({ ...SAMPLE, kills: { total: 1, rows: [inScenario] } }, NOW)).toEqual([
    { id: '6', name: 'Ekrund', kills: 0, deaths: 2, hasHeat: true },
  ]);
});

it('sets kills beside deaths of the same time', () => {
  // The deaths are all there are; of the kills, those of the 40th day and before may be missing.
  const early = { ...kill(40, 'q', 'a'), id: 'early' };
  const deaths = { total: 3, rows: [...DEATHS, early] };
  const { kills, deaths: fallen } = sinceOneMoment({ ...SAMPLE, deaths });
  expect(kills).toEqual({ total: 9, rows: KILLS.slice(0, 3) });
  expect(fallen).toEqual({ total: 3, rows: DEATHS });
  expect(sinceOneMoment({ kills: { total: 4, rows: KILLS }, deaths })).toEqual({
    kills: { total: 4, rows: KILLS },
    deaths,
  });
});

it('sums up members, and counts those of each day that is known whole', () => {
  expect(memberSums(SAMPLE).map(({ character, ...sums }) => [character.id, sums])).toEqual([
    ['a', { kills: 3, assists: null, solo: 0, deaths: 1 }],
    ['b', { kills: 1, assists: null, solo: 1, deaths: 0 }],
    ['c', { kills: 0, assists: null, solo: 0, deaths: 1 }],
  ]);
  // Of the 40th day some kills may be missing.
  expect(activeMembers(SAMPLE, NOW)).toEqual([
    { from: 99 * DAY, members: 1 },
    { from: 98 * DAY, members: 2 },
    { from: 97 * DAY, members: 1 },
  ]);
  const earlier = new Date(98.5 * DAY * 1000);
  expect(activeMembers(SAMPLE, earlier).map(({ from }) => from)).toEqual([98 * DAY, 97 * DAY]);
});

it('states the number of records', () => {
  expect(sampleWords({ total: 9, counted: 4 }, 'kill', 'kills')).toBe('the newest 4 of 9 kills');
  expect(sampleWords({ total: 2, counted: 2 }, 'death', 'deaths')).toBe('all 2 deaths');
  expect(sampleWords({ total: 1, counted: 1 }, 'death', 'deaths')).toBe('1 death');
  expect(sampleWords({ total: 0, counted: 0 }, 'death', 'deaths')).toBe('no deaths');
});

it('says of which kills and deaths a line is that sets them beside each other', () => {
  const of = (total: number, counted: number) => ({ total, counted });
  expect(bothWords({ both: { kills: of(9, 4), deaths: of(2, 0) } })).toBe(
    'the newest 4 of 9 kills and 0 of 2 deaths, of the same time',
  );
  expect(bothWords({ both: { kills: of(1, 1), deaths: of(0, 0) } })).toBe('1 kill and no deaths');
  expect(bothWords({ both: { kills: of(0, 0), deaths: of(300, 50) } })).toBe(
    'no kills and the newest 50 of 300 deaths',
  );
});

it('tells the sums with the place of the week, else of the month', () => {
  const sums = { kills: 69, deaths: 1, partIn: null };
  const place = (rank: number) => ({ rank, sharedBy: 1, kills: 1 });
  expect(sumWords(sums, { week: place(7), month: place(2) })).toBe('69 kills, 1 death, 7th this week');
  expect(sumWords(sums, { week: null, month: place(2) })).toBe('69 kills, 1 death, 2nd this month');
  const none = { week: null, month: null };
  expect(sumWords({ kills: 1, deaths: 1_200, partIn: 1 }, none)).toBe('1 kill, 1,200 deaths');
  expect(sumWords({ kills: 0, deaths: 2, partIn: 1_366 }, none)).toBe(
    '0 kills, took part in 1,366, 2 deaths',
  );
});

it('compares in words, and knows what is better', () => {
  expect(compareNumbers(150, 100)).toEqual({ kind: 'more', text: '50% more' });
  expect(compareNumbers(199, 100).text).toBe('99% more');
  expect(compareNumbers(200, 100).text).toBe('2 times');
  expect(compareNumbers(236, 100)).toEqual({ kind: 'more', text: '2.4 times' });
  expect(compareNumbers(36_000, 1000).text).toBe('36 times');
  expect(compareNumbers(1_999_999, 1).text).toBe('1,999,999 times');
  expect(compareNumbers(1, 0)).toEqual({ kind: 'more', text: 'More than none' });
  expect(compareNumbers(1001, 1000).text).toBe('Under 1% more');
  expect(compareNumbers(1, 1000).text).toBe('Over 99% less');
  expect(compareNumbers(0, 1000).text).toBe('100% less');
  expect(compareNumbers(2, 2)).toEqual({ kind: 'same', text: 'The same' });
  expect(compareNumbers(Number.NaN, 2)).toEqual({ kind: 'plain', text: 'Not known' });
  expect(withoutArrow(compareNumbers(150, 100))).toEqual({ kind: 'plain', text: '50% more' });
  expect(withoutArrow(compareNumbers(2, 2))).toEqual({ kind: 'same', text: 'The same' });
  expect(compareShares(40, 41)).toEqual({ kind: 'less', text: '1 point less' });
  expect(comparePlaces(3, 7)).toEqual({ kind: 'more', text: '4 places higher' });
  expect(comparePlaces(null, 7)).toEqual({ kind: 'less', text: 'Only one has a place' });
});

it('compares only what is of ten results on both sides', () => {
  const difference = compareNumbers(3, 2);
  expect(ofEnough([10, 10], difference)).toBe(difference);
  expect(ofEnough([9, 4000], difference)).toEqual({ kind: 'plain', text: 'Too few to tell' });
  expect(ofEnough([4000, 0], difference).text).toBe('Too few to tell');
});
