import { expect, it } from 'vitest';

import { FRAME_ONLY } from './router-state.ts';
import { representationOf, ROUTER_HEADERS } from './representation.ts';

it.each([
  ['document', {}],
  ['document', { 'next-router-state-tree': FRAME_ONLY, 'next-router-prefetch': '1' }],
  ['document', { rsc: 'junk' }],
  ['navigation', { rsc: '1', 'next-router-state-tree': FRAME_ONLY, 'next-url': '/x' }],
  ['navigation', { rsc: '1', 'next-router-state-tree': FRAME_ONLY, 'next-router-prefetch': '2' }],
  ['refresh', { rsc: '1' }],
  ['prefetch', { rsc: '1', 'next-router-state-tree': FRAME_ONLY, 'next-router-prefetch': '1' }],
  ['prefetch', { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/junk' }],
  ['route-tree', { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }],
])('gives the %s to %o', (representation, headers) => {
  expect(representationOf(headers)).toBe(representation);
});

it('asks Next for each by headers that lead to it again', () => {
  for (const [representation, headers] of Object.entries(ROUTER_HEADERS)) {
    expect(representationOf(headers)).toBe(representation);
  }
});
