import { expect, it } from 'vitest';

import { CATALOGUE, LIVE } from './api/answer.ts';
import { PageAnswers } from './page-answers.ts';

it('is as old as the oldest answer, and as good as the one with the shortest time left', () => {
  const answers = new PageAnswers();
  answers.note({ askedAt: 1_000, policy: CATALOGUE, standsIn: false });
  answers.note({ askedAt: 9_000, policy: LIVE, standsIn: false });
  expect(answers).toMatchObject({
    askedAt: 1_000,
    freshUntil: 9_000 + LIVE.fresh,
    goodUntil: 9_000 + LIVE.fresh + LIVE.whileRevalidating,
    standsIn: false,
    failed: false,
  });
});

it('remembers an answer that stands in, and one that is missing', () => {
  const answers = new PageAnswers();
  answers.note({ askedAt: 0, policy: LIVE, standsIn: true });
  answers.note({ askedAt: 0, policy: LIVE, standsIn: false });
  answers.noteFailure();
  expect([answers.standsIn, answers.failed]).toEqual([true, true]);
});
