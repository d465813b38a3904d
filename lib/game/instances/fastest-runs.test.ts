import { describe, expect, it } from 'vitest';

import { fastestRuns } from './fastest-runs.ts';

const START = 1_795_281_919_294;
const run = (id: string, minutes: number, completed = true) => ({
  id,
  start: START,
  end: START + minutes * 60_000,
  completed,
});
const idsOf = (runs: readonly { id: string }[]) => runs.map(({ id }) => id);

describe('fastestRuns', () => {
  it('has the fastest first, and no more than asked for', () => {
    const runs = [run('slow', 90), run('fast', 20), run('middle', 45), run('slowest', 120)];
    expect(idsOf(fastestRuns(runs, 3))).toEqual(['fast', 'middle', 'slow']);
  });

  it('keeps the order of the list where runs are equally fast', () => {
    expect(idsOf(fastestRuns([run('newer', 20), run('older', 20)], 2))).toEqual(['newer', 'older']);
  });

  it('leaves out what was not completed or has no known end', () => {
    const endless = { ...run('endless', 0), end: 0 };
    const backwards = run('backwards', -5);
    expect(idsOf(fastestRuns([run('given up', 5, false), endless, backwards, run('won', 70)], 5))).toEqual([
      'won',
    ]);
  });

  it('is nothing without runs', () => {
    expect(fastestRuns([], 5)).toEqual([]);
  });
});
