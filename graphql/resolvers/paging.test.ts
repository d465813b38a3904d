import { expect, it } from 'vitest';
import { MOST_SKIPPED } from './list-limits.ts';
import type { Slice } from '../sql/engine/keyset.ts';
import { connect } from './connection.ts';
import { type PageArguments, encodeCursor } from './paging.ts';

const place = (row: number) => btoa(String(row));

/** Asks a list of numbered rows for a page; `read` are the rows that are read for it, those before it too. */
async function ask(length: number, args: PageArguments) {
  let read = 0;
  const rowsOf = ({ backward, skip, limit }: Slice) => {
    read += skip + limit + 1;
    const rows = Array.from({ length }, (_, row) => ({ row }));
    return (backward ? rows.toReversed() : rows).slice(skip, skip + limit + 1);
  };
  const list = {
    name: 'list',
    keys: [],
    read: async (slice: Slice) => rowsOf(slice),
    total: async () => length,
  };
  const { nodes, pageInfo } = await connect<{ row: number }>(args, list).page();
  const { hasNextPage, hasPreviousPage } = pageInfo;
  return { rows: nodes.map(({ row }) => row), hasNextPage, hasPreviousPage, read };
}

it.each<[PageArguments, readonly number[], boolean, boolean]>([
  [{ first: 2, after: place(3) }, [4, 5], true, true],
  [{ first: 2, after: place(-1) }, [0, 1], true, false],
  [{ first: 5, after: place(7) }, [8, 9], false, true],
  [{ first: 2, before: place(4) }, [0, 1], true, false],
  [{ last: 2, before: place(4) }, [2, 3], true, true],
  [{ last: 9, before: place(2) }, [0, 1], true, false],
  [{ last: 9, before: place(0) }, [], true, false],
  [{ last: 3, before: place(12) }, [9], false, true],
  [{ last: 9, after: place(6) }, [7, 8, 9], false, true],
  [{ last: 2, after: place(12) }, [], false, true],
  [{ last: 9, after: place(2), before: place(5) }, [3, 4], true, true],
  [{ first: 9, after: place(5), before: place(2) }, [], true, true],
])('gives of ten rows, at %j, %j', async (args, rows, hasNextPage, hasPreviousPage) => {
  expect(await ask(10, args)).toMatchObject({ rows, hasNextPage, hasPreviousPage });
});

it('reads so many rows before a page at most', async () => {
  const after = btoa('9'.repeat(300));
  expect(await ask(MOST_SKIPPED, { after })).toMatchObject({ rows: [], read: MOST_SKIPPED + 1 });
  await expect(ask(MOST_SKIPPED + 1, { after })).rejects.toThrow('A page starts at place 100,000 at most.');
  expect(await ask(MOST_SKIPPED + 1, { after: place(MOST_SKIPPED - 1) })).toMatchObject({
    rows: [MOST_SKIPPED],
  });
});

it('refuses a page between a cursor of an answer and a place', async () => {
  const page = { after: encodeCursor('list', [], {}), before: place(4) };
  await expect(ask(10, page)).rejects.toThrow('not one of each');
});
