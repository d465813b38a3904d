import { expect, it } from 'vitest';

import type { ItemType } from '#graphql/generated/documents.ts';
import { influenceTiers } from './influence-tiers.ts';

const reward = (tier: number, type: ItemType) => ({
  tier,
  item: { type, raceRestriction: [], careerRestriction: [] },
});

const shown = (...[rewards, career]: Parameters<typeof influenceTiers>) =>
  influenceTiers(rewards, career).map(({ label, rewards }) => [label, rewards.map(({ item }) => item.type)]);

it('sorts rewards into the tiers of the game, which are there without any too', () => {
  expect(shown([reward(2, 'STAFF'), reward(1, 'AXE'), reward(2, 'DYE')], null)).toEqual([
    ['Basic', ['AXE']],
    ['Advanced', ['STAFF', 'DYE']],
    ['Elite', []],
  ]);
});

it('shows a tier that the game does not name by its number', () => {
  expect(shown([reward(7, 'AXE'), reward(0, 'DYE')], null)).toEqual([
    ['Tier 0', ['DYE']],
    ['Basic', []],
    ['Advanced', []],
    ['Elite', []],
    ['Tier 7', ['AXE']],
  ]);
});

it('keeps what a career can use, and the tiers that have nothing for it', () => {
  expect(shown([reward(1, 'AXE'), reward(2, 'DYE'), reward(7, 'AXE')], 'ARCHMAGE')).toEqual([
    ['Basic', []],
    ['Advanced', ['DYE']],
    ['Elite', []],
    ['Tier 7', []],
  ]);
});
