import { expect, it } from 'vitest';

import { InfluenceRewardFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { PLAIN } from '#lib/game/items/item-card-fixture.ts';
import { REWARD_FILTER } from '#lib/url/filter/career-choice.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { rendered } from '../testing/rendered.ts';
import { InfluenceRewards } from './influence-rewards.tsx';

const reward = (tier: number, item: Partial<typeof PLAIN>) =>
  sampleRecord(InfluenceRewardFragmentDoc, { tier, realm: 'ORDER', item: { ...PLAIN, ...item } });

const shown = (rewards: ReturnType<typeof reward>[], query = {}) =>
  rendered(
    <InfluenceRewards rewards={rewards} list={listAddress(routes.chapter('7'), query, REWARD_FILTER)} />,
  );

const rewards = [
  { ...reward(1, { id: '1', name: 'Axe', type: 'AXE', slot: 'MAIN_HAND' }), count: 2 },
  reward(4, { id: '2', name: 'Cap', type: 'NONE', slot: 'NONE', careerRestriction: ['CHOSEN'] }),
];

it('shows rewards by their tiers', async () => {
  const { html, text } = await shown(rewards);
  expect(text).toMatch(
    /Basic Axe \(Rare\) × 2 Axe · Main Hand Order only Advanced No rewards\. Elite No rewards\. Tier 4 Cap \(Rare\) Order only$/,
  );
  expect(html).toMatch(/<select[^>]* name="career"/);
});

it('names the career that has no reward of a tier', async () => {
  const { text } = await shown(rewards, { career: 'slayer' });
  expect(text).toContain('Advanced Nothing for Slayer.');
  expect(text).toMatch(/Tier 4 Nothing for Slayer\.$/);
});

it('says so where there are no rewards', async () => {
  const { html, text } = await shown([]);
  expect(text).toBe('Influence rewards Influence earns no rewards here.');
  expect(html).not.toContain('<select');
});
