import { describe, expect, it, test } from 'vitest';

import { edgeText, edgeWords, withEdges } from './career-edge.ts';

const career = (edge: number, error: number) => ({
  career: 'SLAYER' as const,
  team: 0,
  runs: 40,
  players: 60,
  wins: 30,
  edge,
  error,
});

describe('the careers of a scenario', () => {
  it('have the interval of a normal distribution', () => {
    const [row] = withEdges([career(0.1, 0.05)]);
    expect(row?.low).toBeCloseTo(0.002, 9);
    expect(row?.high).toBeCloseTo(0.198, 9);
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
});

test('edges read as points in a hundred', () => {
  expect(edgeText({ edge: 0.031, low: -0.024, high: 0.08 })).toBe('+3 (−2 to +8)');
  expect(edgeText({ edge: -0.001, low: -0.1, high: 0.1 })).toBe('+0 (−10 to +10)');
  expect(edgeWords([])).toBe('No career has 30 decided runs here.');
  expect(edgeWords([career(0.01, 0.05)])).toContain('No career surely wins');
  expect(edgeWords([career(0.2, 0.05)])).toBe(
    'Slayer wins more often than its side, by 20 points in a hundred.',
  );
});
