import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import type { ItemCardFragment } from '#graphql/generated/documents.ts';

import { PutOnLink } from './put-on-link.tsx';

const hrefOf = (item: Partial<ItemCardFragment>) =>
  /href="([^"]*)"/.exec(
    renderToStaticMarkup(
      <PutOnLink
        item={
          {
            id: '7',
            type: 'ACCESSORY',
            slot: 'HELM',
            careerRestriction: [],
            raceRestriction: [],
            ...item,
          } as ItemCardFragment
        }
      />,
    ),
  )?.[1];

it('leads to the careers that may wear an item, or to the build of the only one', () => {
  expect(hrefOf({})).toBe('/build?item=7');
  expect(hrefOf({ careerRestriction: ['WHITE_LION'] })).toBe('/build/white-lion?helm=7');
  expect(hrefOf({ slot: 'EITHER_HAND', type: 'AXE', careerRestriction: ['SLAYER'] })).toBe(
    '/build/slayer?main-hand=7',
  );
});

it('is not there for what nobody wears', () => {
  expect(hrefOf({ slot: 'NONE' })).toBeUndefined();
  expect(hrefOf({ raceRestriction: ['ORC'], careerRestriction: ['SLAYER'] })).toBeUndefined();
});

it('is there for a type that no career is known for, where the item forbids it to none', () => {
  expect(hrefOf({ type: 'LANCE', slot: 'MAIN_HAND' })).toBe('/build?item=7');
  expect(hrefOf({ type: 'STAFF', slot: 'MAIN_HAND', careerRestriction: ['SLAYER'] })).toBe(
    '/build/slayer?main-hand=7',
  );
});
