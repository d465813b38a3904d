import { expect, it } from 'vitest';

import { offsetPage } from './offset-page.ts';

const ROWS = Array.from({ length: 60 }, (_, index) => index);
const pageAt = (cursor: { after?: string; before?: string }, wanted?: number) =>
  offsetPage(ROWS, 25, cursor, wanted);

it('turns forth and back over the same pages', () => {
  const first = pageAt({});
  const second = pageAt({ after: first.pageInfo.endCursor });
  const third = pageAt({ after: second.pageInfo.endCursor });
  expect([first, second, third].flatMap(({ rows }) => rows)).toEqual(ROWS);
  expect([first, second, third].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, true, false]);
  expect(pageAt({ before: third.pageInfo.startCursor })).toEqual(second);
  expect(pageAt({ before: second.pageInfo.startCursor })).toEqual(first);
  expect(first.pageInfo.hasPreviousPage).toBe(false);
});

it('opens at the page with a wanted row, unless the address has a cursor', () => {
  expect(pageAt({}, 30).rows).toContain(30);
  expect(pageAt({}, 30).pageInfo.startCursor).toBe('25');
  expect(pageAt({ after: '50' }, 30).rows[0]).toBe(50);
  expect(pageAt({}, -1).rows[0]).toBe(0);
});

it.each(['0', '60', '999', 'MTIz', '-1', '1e1'])('takes the cursor %s for none', (after) => {
  expect(pageAt({ after })).toMatchObject({ isRefused: true, rows: ROWS.slice(0, 25) });
});

it('has an empty page of nothing', () => {
  expect(offsetPage([], 25, {})).toMatchObject({
    rows: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
    isRefused: false,
  });
});
