import { expect, it } from 'vitest';

import type { Hit } from '#lib/game/search/hit.ts';

import { hitHref } from './hit-href.ts';
import { hitRows } from './hit-rows.ts';

const zone: Hit = { __typename: 'Zone', id: '134', label: 'Reikland Hills' };
const scenario = (id: string, label: string): Hit => ({
  __typename: 'Scenario',
  id,
  label,
  wasPlayed: false,
  arena: { id: '134' },
});
const chapter: Hit = { __typename: 'Chapter', id: '134', label: 'Reikland' };
const set = (id: string): Hit => ({ __typename: 'ItemSet', id, label: 'Reikland Set' });

it('has a zone and its scenarios once, in the place of the first', () => {
  const [open, ranked] = [scenario('1', 'Reikland Hills'), scenario('2', 'Reikland Hills (Ranked)')];
  expect(hitRows([open, chapter, zone, ranked])).toEqual([
    { hit: open, others: [zone, ranked] },
    { hit: chapter, others: [] },
  ]);
});

it('keeps all that lead nowhere', () => {
  expect(hitRows([set('1'), set('2')])).toHaveLength(2);
});

it('has a dungeon and its wings once, and leads to the dungeon', () => {
  const [stair, wing] = ['160', '163'].map((id): Hit => ({
    __typename: 'Instance',
    id,
    label: `Wing ${id}`,
  }));
  expect(stair && wing && hitRows([stair, wing])).toEqual([{ hit: stair, others: [wing] }]);
  expect(wing && hitHref(wing)).toBe('/dungeon/160');
});
