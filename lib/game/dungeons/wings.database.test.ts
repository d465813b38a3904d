import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

import { dungeonOf, wingsOf } from './wings.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

it('parts the same instances as the database', async () => {
  const rows = await api.sql<Record<'id' | 'dungeon', string>[]>`
    select id::text, dungeon_of(id)::text as dungeon from generate_series(1, 400) id`;
  expect(rows).toHaveLength(400);
  for (const { id, dungeon } of rows) {
    expect(dungeonOf(id)).toBe(dungeon);
    if (id === dungeon)
      expect(wingsOf(id)).toEqual(rows.flatMap((row) => (row.dungeon === id ? row.id : [])));
  }
});
