import { expect, test } from 'vitest';
import { isRouterState } from './router-state.ts';

const header = (state: unknown) => encodeURIComponent(JSON.stringify(state));

test('a request without the header is in order', () => {
  expect(isRouterState(undefined)).toBe(true);
});

test.each([
  [['', {}]],
  [['', { children: ['kills', { children: ['__PAGE__', {}, null, 'refetch'] }] }, null, null, 16]],
  [['', { children: ['character', { children: [['id', '7', 'd', null], { children: ['__PAGE__', {}] }] }] }]],
])('%j is a state of the router', (state) => {
  expect(isRouterState(header(state))).toBe(true);
});

test.each(['', 'junk', '%zz', 'null', '[]', header(['', { children: 1 }]), '%5B'.repeat(4_000)])(
  '%.20s is none',
  (text) => {
    expect(isRouterState(text)).toBe(false);
  },
);
