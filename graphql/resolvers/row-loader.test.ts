import { expect, it } from 'vitest';
import type { Database } from '../sql/engine/connection/database.ts';
import { RowLoader } from './batch-loader.ts';

interface Row {
  readonly id: number;
}

/** A loader of rows of even ids, the batches that it has read, and what the next ones fail with. */
function evenRows() {
  const batches: (readonly number[])[] = [];
  const failures: Error[] = [];
  const read = async (_: Database, ids: readonly number[]): Promise<readonly Row[]> => {
    batches.push(ids);
    const failure = failures.pop();
    if (failure) throw failure;
    return ids.filter((id) => id % 2 === 0).map((id) => ({ id }));
  };
  const none: unknown = null;
  return { loader: new RowLoader(none as Database, { read, keyOf: ({ id }) => id }), batches, failures };
}

it('reads together what is asked for together, and gives at once what it has read', async () => {
  const { loader, batches } = evenRows();
  expect(await Promise.all([loader.row(2), loader.row(3), loader.row(2)])).toEqual([
    { id: 2 },
    null,
    { id: 2 },
  ]);
  expect(loader.row(2)).toEqual({ id: 2 });
  expect(loader.row(3)).toBeNull();
  expect(batches).toEqual([[2, 3]]);
});

it('gives a known row no sooner than those that are asked for beside it', async () => {
  const { loader, batches } = evenRows();
  await loader.row(2);
  const other = loader.row(4);
  expect(loader.row(2)).toBeInstanceOf(Promise);
  await other;
  expect(loader.row(2)).toEqual({ id: 2 });
  expect(loader.row(4)).toEqual({ id: 4 });
  expect(batches).toEqual([[2], [4]]);
});

it('prepares unknown rows alone, each once', async () => {
  const { loader, batches } = evenRows();
  await loader.row(2);
  await loader.prepare([2, 4, 4, 5]);
  await loader.prepare([4, 5]);
  expect([loader.row(4), loader.row(5)]).toEqual([{ id: 4 }, null]);
  expect(batches).toEqual([[2], [4, 5]]);
});

it('waits for rows that are being prepared for others, and reads them once', async () => {
  const { loader, batches, failures } = evenRows();
  await Promise.all([loader.prepare([2, 4]), loader.prepare([4, 6])]);
  expect([loader.row(4), loader.row(6)]).toEqual([{ id: 4 }, { id: 6 }]);
  failures.push(new Error('away'));
  await expect(loader.prepare([8])).rejects.toThrow('away');
  await loader.prepare([8]);
  expect(batches).toEqual([[2, 4], [6], [8], [8]]);
});

it('reads again what could not be read', async () => {
  const { loader, batches, failures } = evenRows();
  failures.push(new Error('away'));
  await expect(loader.row(2)).rejects.toThrow('away');
  expect(await loader.row(2)).toEqual({ id: 2 });
  expect(loader.row(2)).toEqual({ id: 2 });
  expect(batches).toEqual([[2], [2]]);
});
