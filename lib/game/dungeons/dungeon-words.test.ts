import { expect, it } from 'vitest';
import {
  clearedWords,
  dungeonVerdict,
  hardestWords,
  headWords,
  sessionsWords,
  shareWords,
  shortVerdict,
  takesWords,
  tookWords,
} from './dungeon-words.ts';

it('says a share with its interval by Wilson', () => {
  expect(clearedWords({ tries: 104, cleared: 61 })).toBe('61 of 104 cleared, 59% (49 to 68%)');
  expect(clearedWords({ tries: 0, cleared: 0 })).toBe('No tries');
  expect(shareWords({ tries: 0, cleared: 0 })).toBe('–');
});

const figuresOf = (tries: number, cleared: number) => ({
  sessions: tries,
  tries,
  cleared,
  timed: 0,
  lower: null,
  median: null,
  upper: null,
});
const wing = (id: string, name: string, tries: number, cleared: number) => ({
  instance: { id, name },
  figures: figuresOf(tries, cleared),
});

it.each([
  [0, 0, '0 sessions'],
  [1, 1, '1 session'],
  [1, 0, '1 session, without a try at an encounter'],
  [2, 0, '2 sessions, none with a try at an encounter'],
  [2, 1, '2 sessions, 1 without a try at an encounter'],
  [1530, 1525, '1,530 sessions, 5 without a try at an encounter'],
])('says what %i sessions with %i tries did', (sessions, tries, words) => {
  expect(sessionsWords({ sessions, tries })).toBe(words);
});

it.each([
  [{ cleared: 5, timed: 0, median: null }, ''],
  [{ cleared: 1, timed: 1, median: 1500 }, ', in 25m'],
  [{ cleared: 5, timed: 1, median: 1500 }, ', the only timed one in 25m'],
  [{ cleared: 5, timed: 4, median: 1500 }, ', half of the 4 timed clears within 25m'],
])('says the time that clears took: %j', (figures, words) => {
  expect(tookWords(figures)).toBe(words);
});

it.each([
  [0, 0, 'No group has tried it yet.'],
  [1, 0, 'The only group that tried it did not clear it.'],
  [1, 1, 'The only group that tried it cleared it.'],
  [2, 0, 'None of the 2 groups that tried it cleared it.'],
  [8, 5, '5 of the 8 groups that tried it cleared it.'],
])('says who cleared a dungeon without wings: %i tries, %i clears', (tries, cleared, words) => {
  const figures = figuresOf(tries, cleared);
  const dungeon = { figures, wings: [wing('36', 'Pass', tries, cleared)] };
  expect(dungeonVerdict(dungeon)).toBe(words);
  expect(`${shortVerdict(dungeon)}.`.toLowerCase()).toBe(words.toLowerCase());
});

it('says how long half of the clears took', () => {
  const figures = { ...figuresOf(8, 5), timed: 4, lower: 1000, median: 1500, upper: 2000 };
  expect(dungeonVerdict({ figures, wings: [] })).toBe(
    '5 of the 8 groups that tried it cleared it, half of the 4 timed clears within 25m.',
  );
});

it('describes a dungeon of wings wing by wing, and its clears as those of all wings', () => {
  const wings = [
    wing('60', 'Gunbad', 61, 33),
    wing('63', 'Nursery', 0, 0),
    wing('64', 'Lab', 9, 9),
    wing('65', '', 1, 0),
  ];
  expect(dungeonVerdict({ figures: figuresOf(71, 0), wings })).toBe(
    'Of the groups that tried a wing, 33 of 61 cleared Gunbad (wing 1), 9 of 9 Lab and 0 of 1 Squig Boss. ' +
      'No session cleared all 4 wings.',
  );
  const figures = { ...figuresOf(71, 2), timed: 2, median: 7200 };
  expect(dungeonVerdict({ figures, wings: wings.slice(2) })).toBe(
    'Of the groups that tried a wing, 9 of 9 cleared Lab and 0 of 1 Squig Boss. ' +
      '2 of 71 sessions cleared both wings, half of the 2 timed clears within 2h.',
  );
  expect(shortVerdict({ figures, wings })).toBe('2 of 71 sessions cleared all 4 wings');
  expect(dungeonVerdict({ figures: figuresOf(0, 0), wings })).toBe('No group has tried it yet.');
});

const met = (name: string, sessions: number, fell: number) => ({ name, sessions, fell });
const wordsOf = (...rows: ReturnType<typeof met>[]) => hardestWords(rows, ({ name }) => name);
const AMONG = 'Of the encounters that 10 or more groups reached,';

it('names the encounter that stopped the greatest share of the groups that came to it', () => {
  expect(wordsOf(met('Many', 53, 45), met('Hard', 26, 19), met('Rare', 9, 0))).toBe(
    `${AMONG} Hard stopped the largest share: 7 of 26 never beat it.`,
  );
  expect(wordsOf(met('One', 20, 10), met('Other', 10, 5))).toBe(
    `${AMONG} One and Other stopped the largest share: 10 of 20 and 5 of 10 never beat them.`,
  );
});

it.each([
  [[], 'No group has reached an encounter yet.'],
  [[met('A', 0, 0)], 'No group has reached an encounter yet.'],
  [[met('A', 12, 12), met('B', 0, 0)], 'Every group beat each encounter that it reached.'],
  [[met('A', 12, 12), met('B', 3, 1)], `${AMONG} every group beat each one.`],
  [
    [met('A', 9, 8), met('B', 3, 1)],
    'Too few to say where groups stop: no encounter was reached by 10 groups.',
  ],
])('claims no more than the rows %j', (rows, words) => {
  expect(wordsOf(...rows)).toBe(words);
});

it('heads a dungeon with what its wings below do not say', () => {
  const lab = wing('60', 'Gunbad Lab', 61, 33);
  const boss = wing('63', 'Squig Boss', 9, 2);
  expect(headWords({ figures: figuresOf(65, 0), wings: [lab, boss] })).toBe('No session cleared both wings.');
  expect(headWords({ figures: { ...figuresOf(65, 1), timed: 1, median: 1500 }, wings: [lab, boss] })).toBe(
    '1 of 65 sessions cleared both wings, in 25m.',
  );
  expect(headWords({ figures: figuresOf(0, 0), wings: [lab, boss] })).toBe('No group has tried it yet.');
  expect(headWords({ figures: figuresOf(61, 33), wings: [lab] })).toBe(
    dungeonVerdict({ figures: figuresOf(61, 33), wings: [lab] }),
  );
});

it('says what most groups were, over all wings', () => {
  const party = (tanks: number, healers: number, others: number, tries: number) => ({
    tanks,
    healers,
    others,
    tries,
  });
  const band = (from: number, tries: number) => ({ from, figures: { tries } });
  const parties = [party(1, 2, 3, 7), party(2, 2, 2, 5), party(2, 2, 2, 4)];
  const bands = [band(500, 1), band(600, 30), band(500, 4)];
  expect(takesWords({ parties, bands })).toBe(
    'Most common: groups of 6 (2 tanks, 2 healers, 2 others), item rating 600 to 699.',
  );
  expect(takesWords({ parties: [party(0, 1, 1, 5)], bands: [] })).toBe(
    'Most common: groups of 2 (0 tanks, 1 healer, 1 other).',
  );
  expect(takesWords({ parties: [], bands })).toBe('Most common: item rating 600 to 699.');
  expect(takesWords({ parties: [], bands: [band(500, 0)] })).toBe('');
});
