import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#graphql/testing/test-api.ts';
import { wingTries } from './wing-tries.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('names the characters of each try by their ids', async () => {
  const { sql } = database;
  const parties = await sql<{ dungeon: number; members: string }[]>`
    select dungeon_id::integer as dungeon, string_agg(character_id::text, ' ' order by character_id) as members
    from session_member group by session_id, dungeon_id`;
  for (const dungeon of new Set(parties.map((party) => party.dungeon))) {
    const known = new Set(parties.map(({ members }) => members));
    for (const { characterIds } of await wingTries(sql, dungeon))
      expect(known).toContain(characterIds.toSorted((one, other) => one - other).join(' '));
  }
});
