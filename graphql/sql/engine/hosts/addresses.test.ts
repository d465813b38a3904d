import { expect, it } from 'vitest';
import { addressesOf, placeOf } from './addresses.ts';

it.each([
  ['postgres://war:secret@one/war', ['postgres://war:secret@one/war']],
  ['postgres://war:a,b@one:5433/war', ['postgres://war:a,b@one:5433/war']],
  ['postgres://war:a,b@one:5433,two/war', ['postgres://war:a,b@one:5433/war', 'postgres://war:a,b@two/war']],
  ['postgresql://one,[::1]:5434', ['postgresql://one', 'postgresql://[::1]:5434']],
  [
    'postgres://one,two/war?sslmode=require&target_session_attrs=prefer-standby',
    ['postgres://one/war?sslmode=require', 'postgres://two/war?sslmode=require'],
  ],
])('%s is the address of each of its hosts', (url, addresses) => {
  expect(addressesOf(url)).toEqual(addresses);
});

it.each(['postgres://one,/war', 'postgres://one,two:port/war'])('%s is refused', (url) => {
  expect(() => addressesOf(url)).toThrow(TypeError);
});

it('tells the place without the account', () => {
  expect(placeOf('postgres://war:secret@one:5433,two/war')).toBe('one:5433,two/war');
});
