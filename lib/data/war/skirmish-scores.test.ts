import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { newTally } from '#lib/api/answers/check.ts';
import { registerApi } from '#lib/api/registry.ts';
import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { SKIRMISH_SORT } from '#lib/game/battles/score-sort.ts';

vi.mock('server-only', () => ({}));
const { listEverySkirmishScore } = await import('./skirmish-scores.ts');

const asked: unknown[] = [];

/** Another API, with two pages of a scoreboard. */
beforeEach(() => {
  registerApi({ fetch: async () => Response.json({ data: {} }) });
  registerEndpoint({
    question: (_, variables) => {
      asked.push(variables);
      const pageInfo = { hasNextPage: asked.length < 2, endCursor: `page ${asked.length}` };
      const data = { skirmish: { scoreboardEntries: { nodes: [{ id: asked.length }], pageInfo } } };
      const checked = { data, damaged: false, repairs: newTally(), broken: [], absent: [] };
      return { text: '{ skirmish }', variables: { ...variables }, check: () => checked, version: 0 };
    },
    learn: () => false,
    offers: () => true,
    known: Promise.resolve(),
    isAssumed: () => false,
  });
});
afterEach(() => {
  registerEndpoint(undefined);
  registerApi(undefined);
});

it('asks another API for a whole scoreboard in pages that every API grants', async () => {
  const { data } = await listEverySkirmishScore('7', SKIRMISH_SORT);
  expect(data?.nodes).toHaveLength(2);
  expect(asked).toMatchObject([{ first: 50 }, { first: 50, after: 'page 1' }]);
});
