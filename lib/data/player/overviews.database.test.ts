import { rollup } from 'd3-array';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { TestApi } from '#graphql/testing/test-api.ts';
import { registerTestApi } from '#lib/api/testing/registered-test-api.ts';
import { periodOf, periodSpan } from '#lib/game/boards/board-period.ts';
import { activityWeeks } from '#lib/game/overview/activity.ts';

import { type PlainWar, plainWar } from '../testing/plain-war.ts';

vi.mock('server-only', () => ({}));
const { getBoardPlaces } = await import('./board-places.ts');
const { sampleKills } = await import('../war/kill-samples.ts');
const { getFigures } = await import('./overviews.ts');

let api: TestApi;
let war: PlainWar;

beforeAll(async () => {
  api = await registerTestApi();
  war = await plainWar(api.sql);
});
afterAll(() => api.close());

it('places are those on the leaderboards', async () => {
  const monday = activityWeeks(war.now).at(-1) ?? 0;
  const week = new Map<string, number>();
  for (const { killer, time } of war.kills) {
    if (time >= monday) week.set(killer, (week.get(killer) ?? 0) + 1);
  }
  const [[best = '', most = 0] = []] = [...week].toSorted(([, one], [, other]) => other - one);
  const placesOf = async (characterId: string, kills: number) => {
    const own = Promise.resolve({ week: kills, month: 0 });
    return (await getBoardPlaces({ characterId }, war.now, own)).data;
  };
  expect((await placesOf(best, most)).week).toMatchObject({ rank: 1, kills: most });
  expect(await placesOf('999999', 0)).toEqual({ week: null, month: null });

  // Players with as many kills as the last one listed share that place, listed or not.
  const { gte } = periodSpan(periodOf('month', war.now));
  const month = rollup(
    war.kills.filter(({ time }) => time >= gte),
    (kills) => kills.length,
    ({ killer }) => killer,
  );
  const kills = [...month.values()].toSorted((one, other) => other - one);
  const last = kills[99] ?? 0;
  const tied = [...month].filter(([, count]) => count === last);
  expect(kills.lastIndexOf(last)).toBeGreaterThan(99);
  for (const [characterId] of tied) {
    const { data } = await getFigures({ characterId }, sampleKills({ characterId }, war.now), war.now);
    expect(data.places?.month, characterId).toMatchObject({
      rank: kills.indexOf(last) + 1,
      sharedBy: tied.length,
    });
  }
});
