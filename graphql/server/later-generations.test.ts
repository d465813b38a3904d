import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

let april: TestApi;
let august: TestApi;
beforeAll(async () => {
  april = await openTestApi('2026-04');
  august = await openTestApi('2026-08');
});
afterAll(async () => {
  await april.close();
  await august.close();
});

type Count = { runs: { totalCount: number } };

it.each(['2026-04', '2026-08'] as const)('0 is the beginning of all times in %s', async (generation) => {
  const api = generation === '2026-04' ? april : august;
  const query = `query Q($where: InstanceRunFilterInput) { runs: instanceRuns(where: $where, first: 0) { totalCount } }`;
  const since = await api.ask<Count>(query, { where: { start: { gt: '1970-01-01T00:00:00Z' } } });
  expect(await api.ask<Count>(query, { where: { start: { gt: 0 } } })).toEqual(since);
  const literal = '{ runs: instanceRuns(where: { start: { gt: 0 } }, first: 0) { totalCount } }';
  expect(await api.ask<Count>(literal)).toEqual(since);
  expect(since.runs.totalCount).toBeGreaterThan(0);
  const { errors } = await api.send(query, { where: { start: { gt: 1_763_748_000 } } });
  expect(errors[0]?.message).toMatch(/no DateTime/);
});

it('runs are found in August by who fought in them', async () => {
  const [score] = await august.sql<{ player: number; guild: number; run: string }[]>`
    select character_id as player, guild_id as guild, record_id::text as run
    from scenario_score where guild_id is not null limit 1`;
  const query = `query Q($where: ScenarioRecordFilterInput) { scenarios(where: $where) { totalCount nodes { id } } }`;
  const found = await august.ask<{ scenarios: { totalCount: number; nodes: { id: string }[] } }>(query, {
    where: {
      id: { eq: score?.run },
      scoreboardEntries: {
        some: { characterId: { eq: score?.player }, guildId: { eq: String(score?.guild) } },
      },
    },
  });
  expect(found.scenarios).toEqual({ totalCount: 1, nodes: [{ id: score?.run }] });
});

it('durations are texts in August', async () => {
  type Durations = { scenarios: { averageDuration: string }; instanceRuns: { averageDuration: string } };
  const data = await august.ask<Durations>(
    '{ scenarios(first: 0) { averageDuration } instanceRuns(first: 0) { averageDuration } }',
  );
  expect(data.scenarios.averageDuration).toMatch(/^PT\d+M[\d.]+S$/);
  expect(data.instanceRuns.averageDuration).toMatch(/^PT(?:\d+H)?\d+M[\d.]+S$/);
});

it('a creature without a title has the title NONE in April, and none in August', async () => {
  type Titles = { creatures: { nodes: { id: string; title: string | null }[] } };
  const query = '{ creatures(first: 50) { nodes { id title } } }';
  const [told, untold] = await Promise.all([april.ask<Titles>(query), august.ask<Titles>(query)]);
  const titles = untold.creatures.nodes.map(({ title }) => title);
  expect(titles).toContain(null);
  expect(told.creatures.nodes.map(({ title }) => title)).toEqual(titles.map((title) => title ?? 'NONE'));
});
