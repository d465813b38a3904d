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
    { values: ['900', '2,100'], difference: { kind: 'less', text: '1,200 less' }, verdict: 'better' },
  ],
  [
    { dps: 543 },
    { dps: 540 },
    { label: 'DPS', difference: { kind: 'more', text: '0.3 more' }, verdict: 'worse' },
  ],
  [
    { speed: 240 },
    { speed: 220 },
    { label: 'Speed', difference: { kind: 'less', text: '0.2 slower' }, verdict: 'better' },
  ],
  [{ speed: 220 }, { speed: 240 }, { difference: { kind: 'more', text: '0.2 faster' }, verdict: 'worse' }],
  [{ itemLevel: 5 }, { itemLevel: 5 }, { difference: { kind: 'same', text: 'Equal' }, verdict: 'same' }],
  [
    { type: 'SHIELD', armor: 90 },
    { type: 'SHIELD', armor: 80 },
    { label: 'Block Rating', difference: { kind: 'more', text: '10 more' } },
  ],
  [{ talismanSlots: 1 }, {}, { values: ['1', '–'], difference: { kind: 'more', text: '1 more' } }],
])('tells %j from %j', (one, other, line) => {
  expect(compare(one, other)).toMatchObject([line]);
});

const stat = (name: Compared['stats'][number]['stat'], value: number, percentage = false) => ({
  stat: name,
  value,
  percentage,
});

test.each([
  [
    [stat('WOUNDS', 5)],
    [stat('WOUNDS', 8)],
    { values: ['+5', '+8'], difference: { kind: 'less', text: '3 less' } },
  ],
  [[stat('WOUNDS', 5), stat('WOUNDS', 5)], [stat('WOUNDS', 8)], { values: ['+10', '+8'] }],
  [[stat('PARRY', 3)], [], { values: ['+3%', '–'], difference: { kind: 'more', text: '3% more' } }],
  [
    [stat('WOUNDS', -4)],
    [stat('WOUNDS', 4)],
    { values: ['−4', '+4'], difference: { kind: 'less', text: '8 less' } },
  ],
  [
    [stat('HEALTH_REGEN', 8)],
    [stat('HEALTH_REGEN', 6)],
    { values: ['+32', '+24'], difference: { kind: 'more', text: '8 more' } },
  ],
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
    'Item level',
    'DPS',
    'Wounds',
    'Toughness',
    'XP Worth',
    'Talisman slots',
  ]);
});

it('says nothing about a value that an answer has lost', () => {
  const [line] = compare({ talismanSlots: NaN }, { talismanSlots: 3 });
  expect(line).toMatchObject({ values: ['–', '3'], difference: { text: 'Not known' }, verdict: 'same' });
});
