import type { Mutant } from '../mutant.ts';

export const CURSORS: readonly Mutant[] = [
  {
    name: 'no row is read beyond the page',
    file: 'graphql/sql/engine/keyset.ts',
    find: 'limit ${limit + 1}',
    put: 'limit ${limit}',
    foundBy: { file: 'graphql/resolvers/kill/kill-paging.test.ts' },
  },
  {
    name: 'a page before another one is upside down',
    file: 'graphql/resolvers/paging.ts',
    find: 'if (slice.backward) nodes.reverse();',
    put: '',
    foundBy: { file: 'graphql/resolvers/kill/kill-paging.test.ts' },
  },
  {
    name: 'rows that are equal in the first key are left out',
    file: 'graphql/sql/engine/keyset.ts',
    find: 'return anyOf(sql, steps);',
    put: 'return anyOf(sql, steps.slice(0, 1));',
    foundBy: { file: 'graphql/resolvers/item/item-paging.test.ts' },
  },
  {
    name: 'the way back begins at the end of the page',
    file: 'lib/url/pager-links.ts',
    find: 'validCursor(pageInfo.startCursor)',
    put: 'validCursor(pageInfo.endCursor)',
    foundBy: { file: 'lib/url/pager-links.test.ts' },
  },
  {
    name: 'the kept page forgets which of two cursors counts',
    file: 'lib/url/page-address.ts',
    find: 'readCursor(query, after) === undefined ? before : after',
    put: 'readCursor(query, before) === undefined ? after : before',
    foundBy: { file: 'lib/url/page-address.test.ts' },
  },
  {
    name: 'two lists of a page share a cursor',
    file: 'app/kill/[id]/page.tsx',
    find: "otherList(list, 'guild')",
    put: "otherList(list, 'player')",
    foundBy: {
      file: 'e2e/kill-feuds.spec.ts',
      title: 'the feud panels list the kills of the feuds, each with pages of its own',
    },
  },
];
