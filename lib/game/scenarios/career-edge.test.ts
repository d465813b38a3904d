import { describe, expect, it, test } from 'vitest';

import { edgeText, edgeVerdictWords, edgeWords, withEdges } from './career-edge.ts';

/** A career whose players win alike, as far as random groups tell. */
const career = (edge: number, error: number) => ({
  career: 'SLAYER' as const,
  team: 0,
  runs: 40,
  players: 3_200,
  wins: 1_600,
  edge,
  error,
  groupPlayers: Array.from({ length: 32 }, () => 100),
  groupWins: Array.from({ length: 32 }, () => 50),
});
/** The same with all players in some groups, half of which always win. */
const inGroups = (groups: number, edge: number, error: number) => ({
  ...career(edge, error),
  groupPlayers: Array.from({ length: 32 }, (_, at) => (at < groups ? 3_200 / groups : 0)),
  groupWins: Array.from({ length: 32 }, (_, at) => (at < groups && at % 2 === 0 ? 3_200 / groups : 0)),
});

describe('the careers of a scenario', () => {
  it('have the interval of Student’s distribution', () => {
    const [row] = withEdges([career(0.1, 0.05)]);
    // With 31 degrees of freedom 2.0395 errors to each side.
    expect(row?.low).toBeCloseTo(0.1 - 2.0395 * 0.05, 4);
    expect(row?.high).toBeCloseTo(0.1 + 2.0395 * 0.05, 4);
    expect(withEdges([career(0.9, 0.2)])[0]?.high).toBe(1);
  });

  it('are said to win more or less where that holds among so many', () => {
    const verdicts = (careers: Parameters<typeof withEdges>[0]) =>
      withEdges(careers).map(({ verdict }) => verdict);
    const quiet = Array.from({ length: 11 }, () => career(0.01, 0.05));
    expect(verdicts([career(0.11, 0.05)])).toEqual(['more']);
    expect(verdicts([career(0.11, 0.05), ...quiet])[0]).toBe('open');
    expect(verdicts([career(-0.2, 0.05), ...quiet])[0]).toBe('less');
    expect(verdicts([career(0, 0)])).toEqual(['open']);
  });

  it('do not count runs of one player as if they were of several', () => {
    // Each of 16 groups moves the edge by half of its 200 players: 16 × 100² × 32 / 31 / 3,200².
    const [of16] = withEdges([inGroups(16, 0.4, 0.01)]);
    const players = (16 * 100 ** 2 * 32) / 31 / 3_200 ** 2;
    const half = (of16?.high ?? 0) - 0.4;
    expect(half).toBeCloseTo(2.0395 * Math.sqrt(0.0001 + players - 0.25 / 3_200), 4);
    expect(of16?.verdict).toBe('more');
    expect(withEdges([inGroups(8, 0.3, 0.01)])[0]?.verdict).toBe('open');
    expect(withEdges([inGroups(7, 0.2, 0.01)])).toMatchObject([{ low: null, high: null, verdict: 'open' }]);
  });
});

test('edges read as percentage points', () => {
  expect(edgeText({ edge: 0.031, low: -0.024, high: 0.08 })).toBe('+3 (−2 to +8)');
  expect(edgeText({ edge: -0.001, low: -0.1, high: 0.1 })).toBe('+0 (−10 to +10)');
  expect(edgeText({ edge: -0.06, low: null, high: null })).toBe('−6');
  expect(edgeWords([])).toBe('No career has 30 decided runs here.');
  expect(edgeWords(withEdges([career(0.01, 0.05)]))).toContain('No career clearly wins');
  expect(edgeWords(withEdges([career(0.2, 0.05)]))).toBe(
    'Slayers win more often than their side, by 20 percentage points.',
  );
});

test('a verdict tells few players from no difference', () => {
  const wordsOf = (row: ReturnType<typeof inGroups>) => withEdges([row]).map(edgeVerdictWords);
  expect(wordsOf(career(0.2, 0.05))).toEqual(['Wins more often']);
  expect(wordsOf(career(-0.2, 0.05))).toEqual(['Wins less often']);
  expect(wordsOf(career(0.01, 0.05))).toEqual(['No clear difference']);
  expect(wordsOf(inGroups(7, 0.2, 0.05))).toEqual(['Too few players to tell']);
});
