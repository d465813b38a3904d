import { expect, it } from 'vitest';

import { describeQuest } from './describe-quest.ts';

const quest = {
  id: '7',
  name: 'The Borrowed Fire',
  minLevel: 36,
  description: 'You came back, |n. I had two coins on it.',
  journalEntry: 'Bring the |c home. At once.',
};

it('names a quest, its level and the first sentence of its text', () => {
  expect(describeQuest(quest)).toEqual({
    title: 'The Borrowed Fire, level 36 quest',
    description: 'The Borrowed Fire, level 36 quest. You came back, Player.',
  });
});

it('takes the journal where nobody says anything', () => {
  const { description } = describeQuest({ ...quest, description: ' ' });
  expect(description).toBe('The Borrowed Fire, level 36 quest. Bring the Career home.');
});

it('copes with a quest that has neither name, level nor texts', () => {
  const nameless = { id: '7', name: '', minLevel: 0, description: null, journalEntry: null };
  expect(describeQuest(nameless)).toEqual({
    title: 'Quest #7, quest',
    description: 'Quest #7, quest. Objectives, rewards and who gives it.',
  });
});
