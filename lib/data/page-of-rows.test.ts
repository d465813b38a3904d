import { expect, it } from 'vitest';
import { pageOfRows } from './player/member-lists.ts';

const ROWS = Array.from({ length: 60 }, (_, n) => n);

it('cuts pages whose cursors lead on and back', () => {
  const first = pageOfRows(ROWS, 25, {});
  expect(first.nodes).toEqual(ROWS.slice(0, 25));
  expect(first.pageInfo).toEqual({
    hasNextPage: true,
    endCursor: '25',
    hasPreviousPage: false,
    startCursor: '0',
  });
  const last = pageOfRows(ROWS, 25, { after: '50' });
  expect(last.nodes).toEqual(ROWS.slice(50));
  expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true, startCursor: '50' });
  expect(pageOfRows(ROWS, 25, { before: '50' }).nodes).toEqual(ROWS.slice(25, 50));
});

it.each([{ after: 'MTIz=' }, { after: '60' }, { after: '999999' }, { before: '0' }])(
  'gives the first page, or nothing of it, for %o',
  (cursor) => {
    expect(pageOfRows(ROWS, 25, cursor).pageInfo.startCursor).toBe('0');
  },
);

it('has nothing of nothing', () => {
  expect(pageOfRows([], 25, {})).toEqual({
    nodes: [],
    pageInfo: { hasNextPage: false, endCursor: '0', hasPreviousPage: false, startCursor: '0' },
  });
});
