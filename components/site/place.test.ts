import { describe, expect, it } from 'vitest';

import { markOf, placeOf } from './place.ts';

describe('placeOf', () => {
  it('is the list itself, in its area', () => {
    expect(placeOf('/kills')).toEqual({ page: '/kills', area: '/kills', part: undefined });
    expect(placeOf('/creatures')).toEqual({ page: '/creatures', area: '/items', part: '/creatures' });
  });

  it('is a page below a list', () => {
    expect(placeOf('/creature/12')).toEqual({ page: undefined, area: '/items', part: '/creatures' });
  });

  it('is nowhere for pages of no area, so that those have one place in common', () => {
    const nowhere = { page: undefined, area: undefined, part: undefined };
    expect([placeOf('/credits'), placeOf('/no/such/page'), placeOf('')]).toEqual([nowhere, nowhere, nowhere]);
  });
});

describe('markOf', () => {
  it('tells the page from the area that it belongs to, on each level', () => {
    const list = placeOf('/items');
    expect([markOf('/items', 'area', list), markOf('/items', 'part', list)]).toEqual(['page', 'page']);
    const record = placeOf('/creature/12');
    expect(markOf('/items', 'area', record)).toBe('true');
    expect(markOf('/creatures', 'part', record)).toBe('true');
    expect(markOf('/items', 'part', record)).toBeUndefined();
  });
});
