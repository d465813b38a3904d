import { expect, it } from 'vitest';

import type { GiverFragment } from '#graphql/generated/documents.ts';

import { placedQuests } from './placed-quests.ts';

const quest = (id: string): GiverFragment['questsStarter'][number] => ({
  id,
  name: `Quest ${id}`,
  repeatableType: 'NONE',
  type: {
    isGroup: false,
    isPlayerKill: false,
    isRvR: false,
    isTome: false,
    isTravel: false,
  },
});
const giver = (id: string, ...quests: readonly string[]): GiverFragment => ({
  id,
  name: `Giver ${id}`,
  realm: 'ORDER',
  title: null,
  questsStarter: quests.map(quest),
});

it('has each quest once with all who give it, and counts the creatures that were not given', () => {
  const [one, other, none] = [giver('1', '7', '8'), giver('2', '8'), giver('3')];
  expect(placedQuests([one, other, none], 5)).toEqual({
    unknown: 2,
    quests: [
      { quest: quest('7'), givers: [one] },
      { quest: quest('8'), givers: [one, other] },
    ],
  });
  expect(placedQuests([], 0)).toEqual({ unknown: 0, quests: [] });
});
