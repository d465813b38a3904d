import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import type { InfluenceRewardFragment } from '#graphql/generated/documents.ts';
import { InfluenceReward } from './influence-rewards.tsx';

const REWARD: Omit<InfluenceRewardFragment, 'realm'> = {
  count: 1,
  tier: 1,
  item: {
    id: '7',
    name: 'Plain Cord',
    iconUrl: '/icon/7',
    rarity: 'COMMON',
    itemSet: null,
    type: 'NONE',
    slot: 'NONE',
    careerRestriction: [],
    raceRestriction: [],
  },
};

/** Returns the text about the realm of a reward, for a realm as an answer may give it. */
function realmSaid(realm: string | null): string | undefined {
  const reward: InfluenceRewardFragment = JSON.parse(JSON.stringify({ ...REWARD, realm }));
  return /\w+ only/.exec(renderToStaticMarkup(<InfluenceReward reward={reward} />))?.[0];
}

it('says which realm alone gets a reward', () => {
  expect(['ORDER', 'DESTRUCTION', 'NEUTRAL'].map(realmSaid)).toEqual([
    'Order only',
    'Destruction only',
    undefined,
  ]);
});

it('says nothing of a realm that it does not know', () => {
  expect(['NOMADS', 'toString', null].map(realmSaid)).toEqual([undefined, undefined, undefined]);
});
