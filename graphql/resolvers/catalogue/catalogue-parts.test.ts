import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

it.each([
  ['chapters', 'chapter'],
  ['creatures', 'creature'],
  ['gameObjects', 'game_object'],
  ['quests', 'quest'],
])('knows the first letters of %s, without their articles', async (field, table) => {
  const { catalogueParts } = await api.ask<{ catalogueParts: Record<string, readonly string[]> }>(
    `{ catalogueParts { ${field} } }`,
  );
  const rows = await api.sql<{ name: string | null }[]>`select name from ${api.sql(table)}`;
  const initials = new Set(
    rows.map(({ name }) =>
      name
        ?.replace(/^(?:the|an|a) /i, '')
        .charAt(0)
        .toUpperCase(),
    ),
  );
  expect(catalogueParts[field]).toEqual(LETTERS.filter((letter) => initials.has(letter)));
});

it('knows the letters in names of guilds', async () => {
  const { catalogueParts } = await api.ask<{ catalogueParts: { inGuilds: readonly string[] } }>(
    '{ catalogueParts { inGuilds } }',
  );
  const rows = await api.sql<{ name: string }[]>`select name from guild`;
  const names = rows.map(({ name }) => name.toUpperCase());
  expect(catalogueParts.inGuilds).toEqual(
    LETTERS.filter((letter) => names.some((name) => name.includes(letter))),
  );
});

it('knows the pairs of type and rarity that items have', async () => {
  const { catalogueParts } = await api.ask<{
    catalogueParts: { items: readonly { type: string; rarity: string }[] };
  }>('{ catalogueParts { items { type rarity } } }');
  const rows = await api.sql<{ pair: string }[]>`select type || ' ' || rarity as pair from item`;
  expect(catalogueParts.items.map(({ type, rarity }) => `${type} ${rarity}`).toSorted()).toEqual(
    [...new Set(rows.map(({ pair }) => pair))].toSorted(),
  );
});

it('knows the instances with runs that match', async () => {
  const { all, large } = await api.ask<Record<'all' | 'large', { instancesOfRuns: readonly string[] }>>(`{
    all: catalogueParts { instancesOfRuns }
    large: catalogueParts { instancesOfRuns(where: { scoreboardEntryCount: { gte: 7 }, start: { gt: 0 } }) }
  }`);
  const rows: readonly { id: number; entries: number; start: number }[] = await api.sql`
    select instance_id as id, entries, start_time as start from instance_run`;
  const idsOf = (some: readonly { id: number }[]) =>
    [...new Set(some.map(({ id }) => id))].toSorted((a, b) => a - b).map(String);
  expect(all.instancesOfRuns).toEqual(idsOf(rows));
  expect(large.instancesOfRuns).toEqual(idsOf(rows.filter((row) => row.entries >= 7 && row.start > 0)));
  expect(large.instancesOfRuns).not.toEqual([]);
});
