import { expect, it } from 'vitest';

import { describeQuest } from './describe-quest.ts';

const quest: Parameters<typeof describeQuest>[0] = {
  id: '7',
  name: 'The Borrowed Fire',
  minLevel: 36,
  description: 'You came back, |n. I had two coins on it.',
  journalEntry: 'Bring the |c home. At once.',
  type: {
    isGroup: false,
    isTravel: false,
    isTome: false,
    isRvR: true,
    isPlayerKill: false,
    isEpic: false,
  },
  repeatableType: 'NONE',
  xp: 1200,
  rewardsGiven: [],
  rewardsChoice: [],
  objectives: [{ description: 'Walk', count: 1 }],
  starterCreatures: [{ id: '9', name: 'Grumnir', realm: 'ORDER', title: null, spawns: [] }],
};

it('names a quest, its level and the first sentence of its text', () => {
  expect(describeQuest(quest)).toEqual({
    title: 'The Borrowed Fire, level 36 RvR quest (#7)',
    description:
      'The Borrowed Fire (#7), level 36 RvR quest given by Grumnir. ' +
      'You came back, Player. I had two coins on it. Rewards: 1,200 experience.',
  });
});

it('falls back to the journal without a description', () => {
  const { description } = describeQuest({ ...quest, description: ' ' });
  expect(description).toMatch(
    / given by Grumnir\. Bring the Career home\. At once\. Rewards: 1,200 experience\. Objectives and who gives it\.$/,
  );
});

it('copes with a quest that has neither name, level nor texts', () => {
  const nameless = { ...quest, name: '', minLevel: 0, description: null, journalEntry: null };
  const given = { ...nameless, starterCreatures: [], objectives: [], xp: 0 };
  expect(describeQuest(given)).toEqual({
    title: 'Quest #7, RvR quest',
    description: 'Quest #7, RvR quest.',
  });
});
