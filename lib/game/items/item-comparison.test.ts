import { expect, it, test } from 'vitest';

import { compareItems } from './item-comparison.ts';

type Compared = Parameters<typeof compareItems>[0];

const PLAIN: Compared = {
  type: 'SWORD',
  itemLevel: 0,
  armor: 0,
  dps: 0,
  speed: 0,
  talismanSlots: 0,
  stats: [],
};
const compare = (one: Partial<Compared>, other: Partial<Compared>) =>
  compareItems({ ...PLAIN, ...one }, { ...PLAIN, ...other });

it('has nothing to say of two items without numbers', () => {
  expect(compare({}, {})).toEqual([]);
});

test.each<readonly [Partial<Compared>, Partial<Compared>, object]>([
  [
    { armor: 900 },
    { armor: 2100 },
    { values: ['900', '2,100'], difference: '+1,200 more', verdict: 'better' },
  ],
  [{ dps: 543 }, { dps: 540 }, { label: 'DPS', difference: '−0.3 less', verdict: 'worse' }],
  [{ speed: 240 }, { speed: 220 }, { label: 'Speed', difference: '−0.2 faster', verdict: 'better' }],
  [{ speed: 220 }, { speed: 240 }, { difference: '+0.2 slower', verdict: 'worse' }],
  [{ itemLevel: 5 }, { itemLevel: 5 }, { difference: 'same', verdict: 'same' }],
  [
    { type: 'SHIELD', armor: 90 },
    { type: 'SHIELD', armor: 80 },
    { label: 'Block Rating', difference: '−10 less' },
  ],
  [{ talismanSlots: 1 }, {}, { values: ['1', '–'], difference: '−1 less' }],
])('tells %j from %j', (one, other, line) => {
  expect(compare(one, other)).toMatchObject([line]);
});

const stat = (name: Compared['stats'][number]['stat'], value: number, percentage = false) => ({
  stat: name,
  value,
  percentage,
});

test.each([
  [[stat('WOUNDS', 5)], [stat('WOUNDS', 8)], { values: ['+5', '+8'], difference: '+3 more' }],
  [[stat('WOUNDS', 5), stat('WOUNDS', 5)], [stat('WOUNDS', 8)], { values: ['+10', '+8'] }],
  [[stat('PARRY', 3)], [], { values: ['+3%', '–'], difference: '−3% less' }],
  [[stat('WOUNDS', -4)], [stat('WOUNDS', 4)], { values: ['−4', '+4'], difference: '+8 more' }],
  [[stat('HEALTH_REGEN', 8)], [stat('HEALTH_REGEN', 6)], { values: ['+32', '+24'], difference: '−8 less' }],
])('compares the stats %j and %j', (ours, theirs, line) => {
  expect(compare({ stats: ours }, { stats: theirs })).toMatchObject([line]);
});

it('keeps shares and numbers of one stat apart', () => {
  const lines = compare(
    { stats: [stat('ARMOR_PENETRATION', 5, true)] },
    { stats: [stat('ARMOR_PENETRATION', 40)] },
  );
  expect(lines.map(({ values }) => values)).toEqual([
    ['+5%', '–'],
    ['–', '+40'],
  ]);
});

it('names what either has once, measures first and stats in their order', () => {
  const lines = compare(
    { dps: 10, talismanSlots: 1, stats: [stat('TOUGHNESS', 1), stat('XP_WORTH', 1)] },
    { itemLevel: 4, stats: [stat('WOUNDS', 1), stat('TOUGHNESS', 2)] },
  );
  expect(lines.map(({ label }) => label)).toEqual([
    'Item Level',
    'DPS',
    'Wounds',
    'Toughness',
    'XP Worth',
    'Talisman Slots',
  ]);
});
