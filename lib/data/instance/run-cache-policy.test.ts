import { expect, it } from 'vitest';
import { FINISHED, LIVE } from '#lib/api/answer.ts';
import { untilItEnds } from './instance-runs.ts';

it.each([1_795_288_615_000, '2026-11-21T18:04:50Z'])('keeps what ended at %s for hours', (end) => {
  expect(untilItEnds({ end })).toBe(FINISHED);
});

it('asks again soon for what may still go on, and for what is not there yet', () => {
  expect(untilItEnds({ end: 0 })).toBe(LIVE);
  expect(untilItEnds(null)).toBe(LIVE);
});
