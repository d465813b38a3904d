import { expect, it } from 'vitest';

import { INSTANCE_OPTIONS, otherInstance } from './instance-options.ts';

it('has every instance once', () => {
  expect(new Set(INSTANCE_OPTIONS.map(({ value }) => value)).size).toBe(INSTANCE_OPTIONS.length);
});

it('calls an instance that is no option by its number', () => {
  expect(otherInstance('99')).toBe('Dungeon #99');
  expect(otherInstance('65535')).toBe('Dungeon #65535');
});

it.each(['', '0', '099', '-1', '1.5', '65536', '9'.repeat(30), 'toString', ' 99'])(
  'takes %j for none',
  (id) => {
    expect(otherInstance(id)).toBeNull();
  },
);
