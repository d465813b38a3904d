import { expect, it } from 'vitest';

import { creatureTabs, gameObjectTabs } from './creature-tabs.ts';

const QUESTS = { questsStarter: [{}], questsFinisher: [{}, {}] };

it('tells quests that start from quests that end, and goods from both', () => {
  expect(creatureTabs({ ...QUESTS, vendorItems: { totalCount: 3 } })).toEqual([
    { name: 'quests', count: 1 },
    { name: 'vendorItems', count: 3 },
    { name: 'finished', count: 2 },
  ]);
  expect(creatureTabs({ ...QUESTS, vendorItems: null })[1]).toEqual({ name: 'vendorItems', count: 0 });
});

it('does the same for game objects, which sell nothing', () => {
  expect(gameObjectTabs(QUESTS)).toEqual([
    { name: 'quests', count: 1 },
    { name: 'finished', count: 2 },
  ]);
});
