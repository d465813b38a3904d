import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

let first: TestApi;
let api: TestApi;

beforeAll(async () => {
  first = await openTestApi('2026-01');
  api = await openTestApi('2026-08');
});
afterAll(() => Promise.all([first.close(), api.close()]));

type Nodes = { readonly list: { readonly nodes: readonly { readonly id: string }[] } };

describe('the third generation', () => {
  it('takes ids as strings or numbers anywhere', async () => {
    const { list } = await first.ask<Nodes>('{ list: items(first: 3) { nodes { id } } }');
    const ids = list.nodes.map(({ id }) => id);
    const query =
      'query ($ids: [ID]) { list: items(where: { or: [{ id: { in: $ids } }] }) { nodes { id } } }';
    for (const given of [ids, ids.map(Number)]) {
      const found = await api.ask<Nodes>(query, { ids: given });
      expect(found.list.nodes.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    }
    const { status, errors } = await api.send(query, { ids: ['seven'] });
    expect(status).toBeLessThan(500);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('takes ids of a scoreboard in place of arguments of the first generation', async () => {
    const { list } = await first.ask<{
      list: { nodes: { scoreboardEntries: { character: { id: string } }[] }[] };
    }>('{ list: scenarios(first: 1) { nodes { scoreboardEntries { character { id } } } } }');
    const id = list.nodes[0]?.scoreboardEntries[0]?.character.id;
    const old = await first.ask<Nodes>(
      'query ($id: ID) { list: scenarios(characterId: $id, wins: true, first: 50) { nodes { id } } }',
      { id },
    );
    const now = await api.ask<Nodes>(
      `query ($id: ID) { list: scenarios(first: 50, where: {
        scoreboardEntries: { some: { characterId: { eq: $id }, isWinner: { eq: true } } } }) { nodes { id } } }`,
      { id },
    );
    expect(now).toEqual(old);
    expect(old.list.nodes.length).toBeGreaterThan(0);
  });

  it('has durations of lists in ISO 8601', async () => {
    const { runs } = await api.ask<{ runs: { averageDuration: string } }>(
      '{ runs: instanceRuns(first: 0) { averageDuration } }',
    );
    expect(runs.averageDuration).toMatch(/^PT\d/);
  });
});
