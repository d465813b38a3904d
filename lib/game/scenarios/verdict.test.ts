import { describe, expect, it, test } from 'vitest';

import {
  leaderWords,
  openWords,
  orderShare,
  runsToVerdict,
  shareWords,
  verdictOf,
  verdictsOf,
  verdictWords,
} from './verdict.ts';

const won = (orderWins: number, destructionWins: number, designEffect: number | null = 1) => ({
  orderWins,
  destructionWins,
  designEffect,
});

test('a verdict needs the whole interval', () => {
  expect(verdictOf(won(195, 105))).toBe('order');
  expect(verdictOf(won(105, 195))).toBe('destruction');
  expect(verdictOf(won(60, 40))).toBe('open');
  expect(verdictOf(won(1_000, 1_000))).toBe('even');
  expect(verdictOf(won(50, 50))).toBe('open');
  expect(verdictOf(won(0, 0))).toBe('open');
});

describe('the runs to a verdict', () => {
  it.each([
    // 1.96² × 0.6 × 0.4 / 0.05² = 368.8.
    [60, 40, 270],
    [40, 60, 270],
    [61, 43, 590],
    [50, 50, 280],
    [14, 6, 16],
    [52, 48, null],
    // 37,950 and 38,030 runs are needed at these shares: more than ten times those that there are.
    [1_665, 1_335, null],
    [1_335, 1_665, null],
    [166_500, 133_500, null],
    // At an edge itself no number of runs is enough.
    [55, 45, null],
    [1_650, 1_350, null],
    // 368.8 are needed, and 36 are too few to say so.
    [21, 15, null],
    [22, 14, 210],
    // The formula has no meaning for few runs with shares far from the edges.
    [0, 0, null],
    [1, 0, null],
    [0, 9, null],
    [8, 2, null],
  ])('of %d and %d are %s more', (orderWins, destructionWins, more) =>
    expect(runsToVerdict(won(orderWins, destructionWins))).toBe(more),
  );

  it('give the verdict at the share of today, give or take a fifth', () => {
    for (const runs of [20, 50, 100, 400, 1_000]) {
      for (let orderWins = Math.ceil(runs / 2); orderWins <= runs; orderWins += 1) {
        const more = runsToVerdict(won(orderWins, runs - orderWins));
        if (more === null) continue;
        const order = Math.round((orderWins / runs) * (runs + more) * 1.25);
        const destruction = Math.round((1 - orderWins / runs) * (runs + more) * 1.25);
        expect(verdictOf(won(order, destruction)), `${orderWins} of ${runs}`).not.toBe('open');
      }
    }
  });
});

/** A generator of numbers from 0 to 1 that always gives the same ones (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function playedRuns(random: () => number, share: number, runs: number) {
  const orderWins = Array.from({ length: runs }, random).filter((value) => value < share).length;
  return won(orderWins, runs - orderWins);
}

describe('worlds with a known effect', () => {
  const random = randomFrom(57);
  const others = () => Array.from({ length: 19 }, () => playedRuns(random, 0.5, 300));

  it('name a side that wins 65% of 300 runs in at least 90 of 100', () => {
    const named = Array.from(
      { length: 100 },
      () => verdictsOf([playedRuns(random, 0.65, 300), ...others()])[0],
    );
    expect(named.filter((verdict) => verdict === 'order').length).toBeGreaterThanOrEqual(90);
  });

  it('name no side in at least 95 of 100 without any', () => {
    const quiet = Array.from({ length: 100 }, () =>
      verdictsOf(others()).every((verdict) => verdict === 'open' || verdict === 'even'),
    );
    expect(quiet.filter(Boolean).length).toBeGreaterThanOrEqual(95);
  });
});

test('few runs favour a side alone, but not in a long list', () => {
  expect(verdictOf(won(9, 0))).toBe('open');
  const few = won(10, 1);
  expect(verdictOf(few)).toBe('order');
  expect(verdictsOf([few])).toEqual(['order']);
  expect(verdictsOf([few, ...Array.from({ length: 30 }, () => won(100, 100))])[0]).toBe('open');
});

describe('players who come again', () => {
  it('widen the interval to that of the runs that tell as much', () => {
    expect(orderShare(won(600, 400, 4))).toEqual(orderShare(won(150, 100)));
    expect(shareWords(won(600, 400, 4))).toBe(
      'Order won 60%, 600 of 1,000 decided runs; it could be 54 to 66%',
    );
    expect(verdictOf(won(600, 400))).toBe('order');
    expect(verdictOf(won(600, 400, 4))).toBe('open');
    expect(verdictsOf([won(1_950, 1_050, 50), won(1_950, 1_050)])).toEqual(['open', 'order']);
  });

  it('leave no interval and no verdict where it is not known how many do', () => {
    expect(orderShare(won(600, 400, null))).toBeNull();
    expect(shareWords(won(600, 400, null))).toBe('Order won 60%, 600 of 1,000 decided runs');
    expect(verdictOf(won(600, 400, null))).toBe('open');
    expect(verdictWords(won(21, 16, null))).toBe('Too few to tell.');
    expect(verdictsOf([won(600, 400, null)])).toEqual(['open']);
    expect(runsToVerdict(won(60, 40, null))).toBeNull();
  });

  it('ask for more runs, or for other players', () => {
    // 1 / (0.05² / (1.96² × 0.6 × 0.4) − 0.1 / 100) = 584.4.
    expect(runsToVerdict(won(60, 40))).toBe(270);
    expect(runsToVerdict(won(60, 40, 1.1))).toBe(480);
    expect(runsToVerdict(won(60, 40, 1.3))).toBeNull();
    expect(verdictWords(won(600, 400, 4))).toBe('Too few players to tell.');
    expect(openWords(won(180, 120, 4))).toBe('Too few to tell');
    expect(openWords(won(560, 440, 1.2))).toBe('Too close to tell');
    expect(openWords(won(250, 250, 1.5))).toBe('Too few to tell');
    expect(verdictWords(won(246, 154, 2.2))).toBe(
      'Too few to tell: at this rate it takes about 210 more decided runs.',
    );
  });
});

test('words say how many, the share and its doubt', () => {
  expect(shareWords(won(61, 43))).toBe('Order won 59%, 61 of 104 decided runs; it could be 49 to 68%');
  expect(shareWords(won(43, 61))).toBe('Destruction won 59%, 61 of 104 decided runs; it could be 49 to 68%');
  expect([won(61, 43), won(1, 3), won(2, 2), won(0, 0)].map(leaderWords)).toEqual([
    'Order 59%',
    'Destruction 75%',
    '50% each',
    '–',
  ]);
  expect(shareWords(won(1, 0))).toBe('Order won the only decided run');
  expect(shareWords(won(1, 1))).toBe('Each side won half of the 2 decided runs; it could be 9 to 91%');
  expect(shareWords(won(0, 2))).toBe('Destruction won 100%, 2 of 2 decided runs; it could be 34 to 100%');
  expect(shareWords(won(0, 0))).toBe('No decided run yet');
  expect(verdictWords(won(0, 0))).toBe('Too few to tell.');
  expect(verdictWords(won(195, 105))).toBe('Order is favoured, by the scenario or by a stronger realm.');
  expect(verdictWords(won(105, 195))).toBe(
    'Destruction is favoured, by the scenario or by a stronger realm.',
  );
  expect(verdictWords(won(1_000, 1_000))).toBe('Even: neither side is favoured.');
  expect(verdictWords(won(60, 40))).toBe(
    'Too few to tell: at this rate it takes about 270 more decided runs.',
  );
  expect(verdictWords(won(560, 440))).toBe(
    'Too close to tell: at this rate it takes about 8,500 more decided runs.',
  );
  expect(verdictWords(won(19, 17))).toBe('Too few to tell.');
  expect(verdictWords(won(1, 0))).toBe('Too few to tell.');
  expect(verdictWords(won(1_665, 1_335))).toBe('Too close to tell.');
});
