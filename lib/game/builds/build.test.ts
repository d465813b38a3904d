import { describe, expect, it } from 'vitest';

import { bareBuild } from '#lib/url/build/worn-build.ts';

import { checkPoints } from './build.ts';
import { masteryPoints, trainingCost, trainingPoints } from './training.ts';

describe('points', () => {
  it.each([
    [10, 10, 0],
    [11, 11, 1],
    [19, 19, 5],
    [20, 20, 5],
    [21, 21, 6],
    [40, 40, 25],
  ])('at level %i are %i of training and %i of mastery', (level, training, mastery) => {
    expect(trainingPoints(level, level === 40 ? 40 : 0)).toBe(training);
    expect(masteryPoints(level, 0)).toBe(mastery);
  });

  it('rise with renown rank', () => {
    expect([39, 40, 50, 60, 70, 100].map((renown) => masteryPoints(40, renown))).toEqual([
      25, 26, 27, 28, 29, 29,
    ]);
    expect(trainingPoints(40, 100)).toBe(80);
    expect(trainingCost({ strength: 5, opportunist: 2 })).toBe(34 + 15);
  });

  it('that are not there are taken back, with a sentence', () => {
    const build = {
      ...bareBuild('SLAYER'),
      renown: 30,
      training: { strength: 5 },
      paths: [15, 15, 0],
    } as const;
    const { build: checked, refusals } = checkPoints(build);
    expect(checked).toMatchObject({ training: { strength: 4 }, paths: [15, 10, 0] });
    expect(refusals).toHaveLength(2);
    expect(checkPoints({ ...build, renown: 70, paths: [15, 14, 0] })).toEqual({
      build: { ...build, renown: 70, paths: [15, 14, 0] },
      refusals: [],
    });
  });
});
