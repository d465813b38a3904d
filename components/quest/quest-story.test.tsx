import { expect, it } from 'vitest';

import {
  ItemTagFragmentDoc,
  type QuestDetailsFragment,
  QuestDetailsFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { rendered } from '../testing/rendered.ts';
import { QuestStory } from './quest-places.tsx';
import { QuestRewards } from './quest-rewards.tsx';

const silent = { description: null, journalEntry: null, xp: 0, gold: 0, choiceCount: 0 };
const quest = (given: Partial<QuestDetailsFragment>) =>
  sampleRecord(QuestDetailsFragmentDoc, { ...silent, ...given });

const story = (given: Partial<QuestDetailsFragment>) => rendered(<QuestStory quest={quest(given)} />);

it('tells a quest with links in it, and counts what it asks for', async () => {
  const grumnir = { id: '7', name: 'Grumnir', realm: null, title: null, spawns: [] };
  const { html, text, links } = await story({
    starterCreatures: [grumnir],
    description: 'Well met, |n!\n\nFind Grumnir.',
    journalEntry: 'Grumnir waits.',
    objectives: [
      { description: 'candles for Grumnir', count: 1200 },
      { description: ' Talk ', count: 1 },
      { description: '', count: 0 },
    ],
  });
  expect(text).toBe(
    'Well met, Player! Find Grumnir. Grumnir waits. ' +
      'Objectives 1,200 candles for Grumnir Talk Unnamed objective',
  );
  expect(html.match(/<hr/g)).toHaveLength(1);
  expect(links).toEqual(Array.from({ length: 3 }, () => ({ text: 'Grumnir', href: '/creature/7' })));
});

it.each([
  [{ description: 'Read.' }, 'Read.'],
  [{ journalEntry: 'Done.' }, 'Done.'],
  [{ objectives: [{ description: 'Talk', count: 1 }] }, 'Objectives Talk'],
  [{}, ''],
])('tells what there is of a quest: %j', async (given, text) => {
  const shown = await story(given);
  expect(shown.text).toBe(text);
  expect(shown.html).not.toMatch(/<hr|<div class="[^"]*"><\/div>/);
  expect(shown.html === '').toBe(text === '');
});

it('parts the description from the journal', async () => {
  const { html, text } = await story({ description: 'Read.', journalEntry: 'Done.' });
  expect(text).toBe('Read. Done.');
  expect(html).toContain('<hr');
});

const coin = (count: number) => ({
  count,
  item: sampleRecord(ItemTagFragmentDoc, { id: '3', name: 'Coin', rarity: 'RARE', itemSet: null }),
});

it.each<[Partial<QuestDetailsFragment>, string]>([
  [{ xp: 1200, gold: 205, rewardsGiven: [coin(12)] }, 'Rewards 1,200 XP 2 5 Coin (Rare) × 12'],
  [{ xp: 5 }, 'Rewards 5 XP'],
  [{ gold: 5 }, 'Rewards 5'],
  [{ rewardsGiven: [coin(1)] }, 'Rewards Coin (Rare)'],
  [{ choiceCount: 1, rewardsChoice: [coin(1)] }, 'Choose 1 Coin (Rare)'],
  [{ choiceCount: 0, rewardsChoice: [coin(1)] }, ''],
  [{ choiceCount: 1 }, ''],
  [{}, ''],
])('shows what a quest gives, and what there is to choose: %#', async (given, text) => {
  const shown = await rendered(<QuestRewards quest={quest(given)} />);
  expect(shown.text).toBe(text);
  expect(shown.html.includes('/icon/34?')).toBe((given.gold ?? 0) > 0);
  expect(shown.html === '').toBe(text === '');
});
