import { expect, test } from 'vitest';

import { FRAME_ONLY, normaliseRouterState } from './router-state.ts';

const header = (state: unknown) => encodeURIComponent(JSON.stringify(state));

function normalised(state: string | undefined) {
  const headers = { rsc: '1', ...(state === undefined ? {} : { 'next-router-state-tree': state }) };
  return normaliseRouterState(headers) ? headers : null;
}

const WITH_FRAME = { rsc: '1', 'next-router-state-tree': FRAME_ONLY };

test.each([
  [['', {}]],
  [['', { children: ['kills', { children: ['__PAGE__', {}, null, 'refetch'] }] }, null, null, 16]],
  [
    [
      '',
      { children: ['character', { children: [['id', '7', 'd', null], {}] }] },
      null,
      'inside-shared-layout',
    ],
  ],
  [['', { children: 1 }]],
])('%j has the frame of the site', (state) => {
  expect(normalised(header(state))).toEqual(WITH_FRAME);
});

test('what is normalised stays as it is', () => {
  expect(normalised(FRAME_ONLY)).toEqual(WITH_FRAME);
});

test('all of the page is sent to a router that says nothing, or wants all', () => {
  expect(normalised(undefined)).toEqual({ rsc: '1' });
  expect(normalised(header(['', {}, null, 'refetch']))).toEqual({ rsc: '1' });
});

test.each(['', 'junk', '%zz', 'null', '[]', '%5B'.repeat(4_000)])('%.20s is no state', (text) => {
  expect(normalised(text)).toBeNull();
});
