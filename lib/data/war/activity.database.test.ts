import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { TestApi } from '#graphql/testing/test-api.ts';
import { mostRows } from '#lib/api/page-limit.ts';
import { registerTestApi } from '#lib/api/testing/registered-test-api.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import { activeWeeks, activityWeeks } from '#lib/game/overview/activity.ts';

import { type PlainWar, plainWar, someFighters } from '../testing/plain-war.ts';

vi.mock('server-only', () => ({}));
const offered = vi.hoisted(() => ({ sums: true }));
vi.mock('#lib/api/offered.ts', async (importActual) => ({
  ...(await importActual<object>()),
  whatIsOffered: async () => (coordinate: string) =>
    !['Query.killsByDay', 'Query.fighterSums'].includes(coordinate) || offered.sums,
}));
const { getActivity } = await import('./activity.ts');
const { sampleKills } = await import('./kill-samples.ts');

let api: TestApi;
let war: PlainWar;
let fighters: readonly Fighter[];

beforeAll(async () => {
  api = await registerTestApi();
  war = await plainWar(api.sql);
  fighters = someFighters(war, 5, 5);
});
afterAll(() => api.close());

/** Those with more records than a page holds. */
async function busyOnes(): Promise<readonly Fighter[]> {
  const busy = [];
  for (const whose of fighters) {
    const { kills, deaths } = (await sampleKills(whose, war.now)).data;
    if (Math.max(kills.total, deaths.total) > mostRows()) busy.push(whose);
  }
  expect(busy.length).toBeGreaterThan(0);
  return busy;
}

it('has each day until today if the API counts days, and adds up to this week', async () => {
  offered.sums = true;
  for (const whose of await busyOnes()) {
    const sample = await sampleKills(whose, war.now);
    api.takeStatements();
    const { data: spans } = await getActivity(whose, Promise.resolve(sample), war.now);
    expect(api.takeStatements().filter((name) => name !== 'killsByDay')).toEqual([]);
    expect(new Set(spans.map(({ days }) => days))).toEqual(new Set([1]));
    // The war has 60 days, in whole weeks.
    expect(spans.length).toBeGreaterThan(50);
    expect(spans.length).toBeLessThanOrEqual(74);
    const monday = activityWeeks(war.now).at(-1);
    const { kills, deaths } = activeWeeks(spans).find(({ from }) => from === monday) ?? {
      kills: 0,
      deaths: 0,
    };
    expect({ kills, deaths }).toEqual(sample.data.thisWeek);
  }
});

it('has weeks of which only the sum is known where it does not', async () => {
  offered.sums = false;
  for (const whose of await busyOnes()) {
    const { data: spans } = await getActivity(whose, sampleKills(whose, war.now), war.now);
    expect(new Set(spans.map(({ days }) => days))).toContain(7);
  }
});
