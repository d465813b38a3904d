import { expect, it } from 'vitest';
import type { Figures } from '#lib/game/overview/figures.ts';
import { sampleOf } from '#lib/game/overview/testing/sample.ts';
import { describeComparison } from './describe-feud.ts';

const figures = (kills: number, deaths: number): Figures => ({
  sample: sampleOf(kills, deaths),
  places: null,
  ratings: [],
});

const ALONE = { title: 'Compare Kordak', description: 'Whom Kordak is compared with.' };

it('says what both have done, and on each other', () => {
  const sides = [{ name: 'Kordak' }, { name: 'Uthgar' }] as const;
  expect(
    describeComparison(ALONE, { sides, kills: [3, 1], figures: [figures(69, 38), figures(1, 0)] }),
  ).toEqual({
    title: 'Kordak and Uthgar compared',
    description:
      'Kordak: 69 kills, 38 deaths. Uthgar: 1 kill, 0 deaths. Against each other: 3 kills to 1. ' +
      'Places, scenarios and shared fights, side by side.',
  });
});

it('promises no fights of two who never met', () => {
  const sides = [{ name: 'Kordak' }, { name: 'Uthgar' }] as const;
  const strangers = { sides, kills: [0, 0], figures: [figures(1, 0), figures(0, 1)] } as const;
  expect(describeComparison(ALONE, strangers).description).toMatch(
    /0 kills, 1 death\. Places and scenarios, side by side\.$/,
  );
});

it('describes one side alone if the other is unknown', () => {
  expect(describeComparison(ALONE, null)).toBe(ALONE);
});
