import { expect, it } from 'vitest';

import { isRouterState } from '../http/router-state.ts';
import { representationOf, ROUTER_HEADERS } from './representation.ts';

const state = (marker: string | null, segment = 'kills') =>
  encodeURIComponent(
    JSON.stringify(['', { children: [segment, { children: ['__PAGE__', {}] }] }, null, marker]),
  );

it.each([
  ['document', {}],
  ['document', { 'next-router-state-tree': state(null), 'next-router-prefetch': '1' }],
  ['document', { rsc: 'junk' }],
  ['navigation', { rsc: '1', 'next-router-state-tree': state(null), 'next-url': '/x' }],
  ['navigation', { rsc: '1', 'next-router-state-tree': state(null, 'items') }],
  ['navigation', { rsc: '1', 'next-router-state-tree': state('inside-shared-layout') }],
  ['navigation', { rsc: '1', 'next-router-state-tree': state(null), 'next-router-prefetch': '2' }],
  ['refresh', { rsc: '1', 'next-router-state-tree': state('refetch') }],
  ['refresh', { rsc: '1' }],
  ['prefetch', { rsc: '1', 'next-router-state-tree': state(null), 'next-router-prefetch': '1' }],
  ['prefetch', { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/junk' }],
  ['route-tree', { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }],
  [null, { rsc: '1', 'next-router-state-tree': 'junk' }],
  [null, { 'next-router-state-tree': '[]' }],
])('gives the %s to %o', (representation, headers) => {
  expect(representationOf(headers)).toBe(representation);
});

it('asks Next for each by headers that lead to it again', () => {
  for (const [representation, headers] of Object.entries(ROUTER_HEADERS)) {
    expect(representationOf(headers)).toBe(representation);
    expect(isRouterState(headers['next-router-state-tree'])).toBe(true);
  }
});
