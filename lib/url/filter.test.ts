import { expect, it } from 'vitest';

import { choice, type Filter, filterDefaults, flag, parseFilter, text } from './filter.ts';

const FILTER = {
  label: 'Filter items',
  fields: {
    name: text('query', 'Name'),
    kind: choice('type', 'Type', [
      { value: 'all', label: 'All' },
      { value: 'AXE', label: 'Axe' },
    ]),
    unique: flag('unique', 'Unique'),
  },
} as const satisfies Filter;

it('reads what the visitor has chosen', () => {
  expect(parseFilter(FILTER, { query: ' axe ', type: 'AXE', unique: 'true' })).toEqual({
    name: 'axe',
    kind: 'AXE',
    unique: true,
  });
});

it.each([{}, { type: 'any', unique: '1' }, { type: ['toString'] }, { query: 'x'.repeat(201) }])(
  'takes what it does not know for nothing: %j',
  (query) => {
    expect(parseFilter(FILTER, query)).toEqual({ name: '', kind: 'all', unique: false });
  },
);

it('knows what may be left out of an address', () => {
  expect(filterDefaults(FILTER)).toEqual({ query: '', type: 'all', unique: 'false' });
});
