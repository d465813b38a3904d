import { expect, test } from 'vitest';

import { isGood, judgeAnswers, judgeProbes } from './judgement.ts';

const answers = (status: number, ...times: readonly number[]) => times.map((took) => ({ status, took }));

const badOf = (judged: ReturnType<typeof judgeAnswers>) =>
  judged.filter((one) => !isGood(one)).map(({ what }) => what);

test('pages that come in time and refusals that come at once are good', () => {
  expect(badOf(judgeAnswers([...answers(200, 30, 900), ...answers(503, 5, 49)]))).toEqual([]);
  expect(badOf(judgeAnswers(answers(200, 30)))).toEqual([]);
});

test('late pages, late refusals and failures are not, nor is what was never answered', () => {
  const all = [...answers(200, 1_001), ...answers(503, 51), ...answers(0, 10)];
  expect(badOf(judgeAnswers(all))).toEqual([
    'accepted pages, p99 ms',
    'refused pages, p99 ms',
    'failed requests',
  ]);
  expect(badOf(judgeAnswers([]))).toEqual(['accepted pages, p99 ms']);
});

test('memory may rise once, and not on and on', () => {
  const quick = { kept: answers(200, 5), health: answers(200, 1) };
  expect(badOf(judgeProbes({ ...quick, memory: [300, 500, 510, 500] }))).toEqual([]);
  expect(badOf(judgeProbes({ ...quick, memory: [300, 400, 500, 600] }))).toEqual([
    'memory gained in the second half, MB',
  ]);
});

test('a kept page that is refused is a fault', () => {
  const memory = [300, 300];
  expect(badOf(judgeProbes({ kept: answers(503, 5), health: answers(200, 1), memory }))).toEqual([
    'kept pages not answered',
  ]);
});
