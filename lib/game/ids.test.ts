import { expect, test } from 'vitest';
import { parseEntityId, parseId, parseKillId, parseLongId, parseUuid } from './ids.ts';

test.each(['1', '4711', '4294967295'])('takes %s for an id', (text) => {
  expect(parseEntityId(text)).toBe(text);
  expect(parseKillId(text)).toBe(text);
});

test.each(['', '0', '007', '-1', '+1', ' 1', '1 ', '1\n', '1.0', '1e3', '0x10', 'abc', '١', '%31'])(
  'refuses %j',
  (text) => {
    expect(parseEntityId(text)).toBeNull();
    expect(parseKillId(text)).toBeNull();
  },
);

test('refuses a missing id', () => {
  expect(parseEntityId(undefined)).toBeNull();
});

test('knows how large an id can be', () => {
  expect(parseEntityId('4294967296')).toBeNull();
  expect(parseKillId('4294967296')).toBe('4294967296');
  expect(parseKillId('999999999999999')).toBe('999999999999999');
  expect(parseKillId('1000000000000000')).toBeNull();
  expect(parseId('12', 11)).toBeNull();
});

test('takes 64-bit ids whole, where numbers would round them', () => {
  for (const id of ['1', '999999999999999', '9007199254740993', '9223372036854775807']) {
    expect(parseLongId(id)).toBe(id);
  }
  for (const text of [undefined, '', '0', '007', '-1', '1 ', 'abc', '9223372036854775808', '1'.repeat(20)]) {
    expect(parseLongId(text)).toBeNull();
  }
});

test('takes UUIDs in lower case only', () => {
  const uuid = '7f0c1d2e-3b4a-4c5d-8e6f-0123456789ab';
  expect(parseUuid(uuid)).toBe(uuid);
  for (const text of [undefined, '', '7', uuid.toUpperCase(), `${uuid}0`, uuid.replaceAll('-', '')]) {
    expect(parseUuid(text)).toBeNull();
  }
});
