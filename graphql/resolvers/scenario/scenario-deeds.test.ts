import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

type Answer = { scenarios: { nodes: { id: string; scoreboardEntries: Record<string, unknown>[] }[] } };

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const DEEDS = 'character { id name } team damage healing protection';

/** The scoreboards of the newest runs, and the statement that has read them. */
async function boards(entry: string, fragments = '') {
  api.takeStatements();
  const { scenarios } = await api.ask<Answer>(
    `{ scenarios(first: 20) { nodes { id scoreboardEntries { ${entry} } } } } ${fragments}`,
  );
  return {
    nodes: scenarios.nodes,
    read: api.takeStatements().filter((name) => name.endsWith('OfScenarioRuns')),
  };
}

it('deeds alone are read by few columns, and are those of the whole scoreboard', async () => {
  const [deeds, all] = [await boards(DEEDS), await boards(`${DEEDS} deaths medals`)];
  expect([deeds.read, all.read]).toEqual([['deedsOfScenarioRuns'], ['scoresOfScenarioRuns']]);
  const entries = all.nodes.map(({ id, scoreboardEntries }) => ({
    id,
    scoreboardEntries: scoreboardEntries.map(({ deaths: _deaths, medals: _medals, ...entry }) => entry),
  }));
  expect(deeds.nodes).toEqual(entries);
  expect(entries.flatMap(({ scoreboardEntries }) => scoreboardEntries).length).toBeGreaterThan(100);
});

it.each([
  ['another name', 'damage: deaths'],
  ['a fragment', '...More'],
  ['an inline fragment', '... on ScenarioScoreboardEntry { guild { id } }'],
  ['a field that is skipped', 'damage deaths @skip(if: true)'],
])('all is read where more is asked by %s', async (_, entry) => {
  const fragment = 'fragment More on ScenarioScoreboardEntry { team killsSolo }';
  const { read } = await boards(entry, entry === '...More' ? fragment : '');
  expect(read).toEqual(['scoresOfScenarioRuns']);
});
