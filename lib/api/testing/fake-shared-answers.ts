import { vi } from 'vitest';

import type { SharedAnswer, SharedAnswers } from '../shared-answers.ts';

/** Answers of other instances, for tests of one that is given them. */
export function fakeSharedAnswers() {
  const kept = new Map<string, SharedAnswer>();
  const shared = {
    find: vi.fn(async (key: string, _path: string) => kept.get(key)),
    keep: vi.fn((key: string, answer: SharedAnswer) => void kept.set(key, answer)),
  } satisfies SharedAnswers;
  return { kept, shared };
}
