import { expect, it } from 'vitest';
import { clearedWords, dungeonVerdict, hardest, judgedParties } from './dungeon-words.ts';

it('says a share with its interval by Wilson', () => {
  expect(clearedWords({ tries: 104, cleared: 61 })).toBe('61 of 104 cleared, 59% (49 to 68%)');
  expect(clearedWords({ tries: 0, cleared: 0 })).toBe('No tries');
});

it('says who cleared a dungeon, and how long half of them took', () => {
  const figures = { sessions: 9, tries: 8, cleared: 5, timed: 4, lower: 1000, median: 1500, upper: 2000 };
  expect(dungeonVerdict(figures)).toBe(
    '5 of 8 groups that tried it cleared it, half of the 4 with a known time within 25m.',
  );
  expect(dungeonVerdict({ ...figures, tries: 0 })).toBe('No group has tried it yet.');
  expect(dungeonVerdict({ ...figures, median: null })).toBe('5 of 8 groups that tried it cleared it.');
});

it('judges parties only where chance does not explain the difference', () => {
  const party = { tanks: 2, healers: 2, others: 2 };
  const judged = (cleared: number, tries: number) =>
    judgedParties([{ ...party, tries, cleared }], { tries: 200, cleared: 100 })[0]?.verdict;
  expect(judged(45, 50)).toBe('more');
  expect(judged(5, 50)).toBe('less');
  expect(judged(27, 50)).toBe('open');
  expect(judged(3, 5)).toBe('open');
});

it('finds the encounter that stops the most groups', () => {
  expect(
    hardest([
      { sessions: 9, fell: 8 },
      { sessions: 8, fell: 3 },
      { sessions: 3, fell: 3 },
    ]),
  ).toEqual({ sessions: 8, fell: 3 });
  expect(hardest([{ sessions: 3, fell: 3 }])).toBeNull();
});
