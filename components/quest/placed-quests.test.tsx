import { expect, it } from 'vitest';

import {
  type FinishedQuestFragment,
  FinishedQuestFragmentDoc,
  ItemTagFragmentDoc,
  QuestRowFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { rendered } from '../testing/rendered.ts';
import { PlacedQuests } from './placed-quests.tsx';

const coin = {
  count: 1,
  item: sampleRecord(ItemTagFragmentDoc, { id: '3', name: 'Coin', rarity: 'RARE', itemSet: null }),
};
const none = { xp: 0, gold: 0, choiceCount: 0 };
const finished = (given: Partial<FinishedQuestFragment>) =>
  sampleRecord(FinishedQuestFragmentDoc, { ...none, name: 'A Debt', ...given });
const giver = (id: string, name: string) => ({ id, name, realm: null, title: null });

it('shows the quests that end somewhere with who gives them, and what each rewards', async () => {
  const questsFinisher = [
    finished({ id: '1', starterCreatures: [giver('7', 'Grumnir'), giver('8', 'Hilda')] }),
    finished({ id: '2', xp: 1200, gold: 205, rewardsGiven: [coin], choiceCount: 1, rewardsChoice: [coin] }),
    finished({ id: '3', rewardsChoice: [coin] }),
  ];
  const { html, rows, links } = await rendered(
    <PlacedQuests place={{ questsStarter: [], questsFinisher }} shown="finished" creatureId="7" />,
  );
  expect(html).toContain('Quests that end here');
  expect(rows).toEqual([
    ['Quest', 'XP', 'Gold'],
    ['A DebtGiven by Grumnir, Hilda', '', ''],
    ['A Debt1,200 XP2 5 Rewards Coin (Rare)Choose 1 Coin (Rare)', '1,200', '2 5'],
    ['A Debt', '', ''],
  ]);
  expect(links.slice(0, 2)).toEqual([
    { text: 'A Debt', href: '/quest/1' },
    { text: 'Hilda', href: '/creature/8' },
  ]);
});

it('shows the quests that start somewhere', async () => {
  const questsStarter = [sampleRecord(QuestRowFragmentDoc, { ...none, name: 'A Debt' })];
  const { html, rows } = await rendered(
    <PlacedQuests place={{ questsStarter, questsFinisher: [] }} shown="quests" />,
  );
  expect(html).toContain('Quests that start here');
  expect(rows[1]).toEqual(['A Debt', '', '']);
});
