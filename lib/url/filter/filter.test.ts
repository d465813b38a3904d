import { expect, it } from 'vitest';

import { choice, type Filter, flag, number, optionsWith, parseFilter, text } from './filter.ts';
import { filterDefaults, filterParams } from './filter-params.ts';

const FILTER = {
  label: 'Filter items',
  fields: {
    name: text('query', 'Name'),
    kind: choice('type', 'Type', [
      { value: 'all', label: 'All' },
      { value: 'AXE', label: 'Axe' },
    ]),
    unique: flag('unique', 'Unique'),
    rank: number('minRank', 'Min rank'),
  },
} as const satisfies Filter;

it('reads what the visitor has chosen', () => {
  expect(parseFilter(FILTER, { query: ' axe ', type: 'AXE', unique: 'true', minRank: '40' })).toEqual({
    name: 'axe',
    kind: 'AXE',
    unique: true,
    rank: 40,
  });
});

it.each([{}, { type: 'any', unique: '1' }, { type: ['toString'] }, { query: 'x'.repeat(201) }])(
  'takes what it does not know for nothing: %j',
  (query) => {
    expect(parseFilter(FILTER, query)).toEqual({ name: '', kind: 'all', unique: false, rank: 0 });
  },
);

it('knows what may be left out of an address', () => {
  expect(filterDefaults(FILTER)).toEqual({ query: '', type: 'all', unique: 'false', minRank: '0' });
});

it.each([
  '',
  ' ',
  '0',
  '00000',
  'abc',
  '-5',
  '+5',
  '1.5',
  '1e3',
  '0x10',
  '100000',
  'NaN',
  'Infinity',
  '٣',
  '5 5',
])('takes %j for no number', (minRank) => {
  expect(parseFilter(FILTER, { minRank }).rank).toBe(0);
  expect(filterParams(FILTER, { minRank })).toEqual({});
});

it('spells what is chosen in one way', () => {
  const query = { query: ' axe ', type: 'AXE', unique: 'true', minRank: '007', noise: '1' };
  expect(filterParams(FILTER, query)).toEqual({ query: 'axe', type: 'AXE', unique: 'true', minRank: '7' });
  expect(filterParams(FILTER, { type: 'toString', unique: '0', query: ' ' })).toEqual({});
});

it('may take more than its options', () => {
  const field = {
    ...choice<string>('instance', 'Instance', [{ value: 'all', label: 'All' }]),
    labelOther: (value: string) => (/^\d+$/.test(value) ? `#${value}` : null),
  };
  const filter = { label: '', fields: { instance: field } };
  expect(parseFilter(filter, { instance: '7' })).toEqual({ instance: '7' });
  expect(filterParams(filter, { instance: '7' })).toEqual({ instance: '7' });
  expect(parseFilter(filter, { instance: 'x' })).toEqual({ instance: 'all' });
  expect(optionsWith(field, '7')).toEqual([...field.options, { value: '7', label: '#7' }]);
  expect(optionsWith(field, 'all')).toBe(field.options);
});

it('takes a choice in other letters for the choice', () => {
  expect(parseFilter(FILTER, { type: 'axe' }).kind).toBe('AXE');
});

const zones = choice<string>('zone', 'Zone', [
  { value: 'all', label: 'All' },
  { value: '4', label: "Butcher's Pass" },
  { value: 'WHITE_LION', label: 'White Lion' },
  { value: '10', label: '10' },
]);

it.each([
  ['Butcher’s Pass', '4'],
  ['butchers-pass', '4'],
  ['BUTCHER_S PASS', '4'],
  ['White Lion', 'WHITE_LION'],
  ['white-lion', 'WHITE_LION'],
  ['whitelion', 'WHITE_LION'],
  ['10', '10'],
  ['1-0', 'all'],
  ['toString', 'all'],
  ['lion', 'all'],
])('finds by %j the option %j', (zone, value) => {
  expect(parseFilter({ label: '', fields: { zone: zones } }, { zone }).zone).toBe(value);
});
