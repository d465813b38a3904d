import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyKill } from '#graphql/testing/truth/every-kill.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

const DAY = 86_400;
const QUESTION = `query Q($where: KillFilterInput!, $most: Int) {
  killPairs(where: $where, most: $most) { one { id } other { id } kills deaths rank sharedBy }
}`;

type Pair = Record<'one' | 'other', { id: string }> &
  Record<'kills' | 'deaths' | 'rank' | 'sharedBy', number>;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

it('counts the kills of every pair on each other', async () => {
  const all = await everyKill(api.sql);
  const end = (all[0]?.time ?? 0) + 1;
  const kills = all.filter(({ time }) => time >= end - 3 * DAY);
  const where = { time: { gte: end - 3 * DAY, lt: end } };
  const { killPairs } = await api.ask<{ killPairs: Pair[] }>(QUESTION, { where, most: 2_000 });
  const sums = killPairs.map((pair) => pair.kills + pair.deaths);
  expect(sums).toEqual(sums.toSorted((one, other) => other - one));
  expect(sums.reduce((sum, count) => sum + count, 0)).toBe(kills.length);
  for (const { one, other, kills: forth, deaths: back, rank, sharedBy } of killPairs) {
    const on = (killer: string, victim: string) =>
      kills.filter((kill) => kill.killer === killer && kill.victim === victim).length;
    expect([forth, back]).toEqual([on(one.id, other.id), on(other.id, one.id)]);
    expect(rank).toBe(sums.indexOf(forth + back) + 1);
    expect(sharedBy).toBe(sums.filter((count) => count === forth + back).length);
  }
  const few = await api.ask<{ killPairs: Pair[] }>(QUESTION, { where, most: 3 });
  expect(few.killPairs).toEqual(killPairs.slice(0, 3));
});

it.each([{}, { time: { gte: 0 } }, { time: { gte: 0, lt: 32 * DAY } }])('refuses %j', async (where) => {
  const { errors } = await api.send(QUESTION, { where });
  expect(errors).toMatchObject([
    {
      message: 'Give both ends of a time of 31 days at most to count pairs of players.',
      extensions: { code: 'BAD_USER_INPUT' },
    },
  ]);
});
