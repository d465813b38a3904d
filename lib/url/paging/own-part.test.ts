import { expect, it, test } from 'vitest';

import { ITEM_FILTER } from '../filter/item-filter.ts';
import { listAddress } from './list-address.ts';
import { QUEST_FILTER } from '../filter/name-filter.ts';
import { isEmptyPart, ownFields, ownHref, ownWords } from './own-part.ts';
import { routes } from '../routes.ts';

test.each([
  [routes.items, ITEM_FILTER, { rarity: 'RARE', type: 'AXE' }, ['type Axe', 'rarity Rare']],
  [routes.quests, QUEST_FILTER, { letter: 's', name: 'fire' }, ['begins with S']],
  [routes.items, ITEM_FILTER, { career: 'SLAYER' }, []],
  [routes.quests, QUEST_FILTER, { letter: '7' }, []],
])('names the part of %s', (path, filter, query, words) => {
  expect(ownWords(path, filter, query)).toEqual(words);
});

it('leads to each part that is a page of its own, and keeps nothing else that is chosen', () => {
  const list = listAddress(routes.items, { rarity: 'RARE', career: 'SLAYER', after: 'MTIz' }, ITEM_FILTER);
  expect(ownFields(list.path, list.filter).map(({ param }) => param)).toEqual(['type', 'rarity']);
  expect(ownHref(list, 'type', 'AXE')).toBe('/items?rarity=RARE&type=AXE');
  expect(ownHref(list, 'rarity', 'MYTHIC')).toBe('/items?rarity=MYTHIC');
});

const HELD = [
  { type: 'AXE', rarity: 'RARE' },
  { type: 'SWORD', rarity: 'COMMON' },
];

test.each([
  ['/items?type=AXE', false],
  ['/items?rarity=RARE&type=AXE', false],
  ['/items?rarity=COMMON&type=AXE', true],
  ['/items?type=BOW', true],
] as const)('knows whether %s leads to an empty list', (href, isEmpty) => {
  expect(isEmptyPart(href, HELD)).toBe(isEmpty);
  expect(isEmptyPart(href, null)).toBe(false);
});
