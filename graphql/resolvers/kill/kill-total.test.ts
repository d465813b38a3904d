import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { TEST_WORLD } from '#graphql/testing/world/test-world.ts';

type Row = { time: number; career: string; solo: boolean; zone: number };

const DAY = 86_400;
const MIDNIGHT = Math.floor(TEST_WORLD.now / DAY) * DAY;

const SPANS: [string, object, (time: number) => boolean][] = [
  ['no time', {}, () => true],
  [
    'whole days',
    { gte: MIDNIGHT - 9 * DAY, lt: MIDNIGHT - 2 * DAY },
    isIn(MIDNIGHT - 9 * DAY, MIDNIGHT - 2 * DAY),
  ],
  ['days up to now', { gte: MIDNIGHT - 9 * DAY }, isIn(MIDNIGHT - 9 * DAY, Infinity)],
  [
    'parts of days',
    { gt: MIDNIGHT - 9 * DAY - 4000, lte: MIDNIGHT - 5000 },
    isIn(MIDNIGHT - 9 * DAY - 3999, MIDNIGHT - 4999),
  ],
  [
    'hours of one day',
    { gte: MIDNIGHT - DAY + 50_000, lt: MIDNIGHT - DAY + 80_000 },
    isIn(MIDNIGHT - DAY + 50_000, MIDNIGHT - DAY + 80_000),
  ],
  ['an end before its start', { gte: MIDNIGHT, lt: MIDNIGHT - 3 * DAY }, () => false],
];

const CAREERS: [string, object | undefined, (career: string) => boolean][] = [
  ['any career', undefined, () => true],
  ['an empty filter', {}, () => true],
  ['one', { eq: 'CHOPPA' }, (career) => career === 'CHOPPA'],
  ['all but one', { neq: 'CHOPPA' }, (career) => career !== 'CHOPPA'],
  [
    'some',
    { in: ['CHOPPA', 'ENGINEER', 'ZEALOT'] },
    (career) => ['CHOPPA', 'ENGINEER', 'ZEALOT'].includes(career),
  ],
  ['none', { in: [] }, () => false],
  [
    'all but some',
    { nin: ['CHOPPA', 'ZEALOT'], neq: 'ENGINEER' },
    (career) => !['CHOPPA', 'ENGINEER', 'ZEALOT'].includes(career),
  ],
];

function isIn(from: number, to: number) {
  return (time: number) => time >= from && time < to;
}

describe('the total of kills', () => {
  let api: TestApi;
  let rows: readonly Row[];

  beforeAll(async () => {
    api = await openTestApi();
    rows = await api.sql<
      Row[]
    >`select time, killer_career as career, solo, zone_id as zone from kill where killer_id <> victim_id`;
  });
  afterAll(() => api.close());

  describe.each(SPANS)('in %s', (_, time, isTime) => {
    it.each(CAREERS)('by %s comes from what is kept of whole days', async (_, killerCareer, isCareer) => {
      for (const soloOnly of [false, true]) {
        api.takeStatements();
        const { kills } = await api.ask<{ kills: { totalCount: number } }>(
          'query Q($where: KillFilterInput, $soloOnly: Boolean) { kills(where: $where, soloOnly: $soloOnly) { totalCount } }',
          { where: { time, killerCareer }, soloOnly },
        );
        expect(api.takeStatements()).toEqual(['killsOfSpan']);
        expect(kills.totalCount).toBe(
          rows.filter((row) => isTime(row.time) && isCareer(row.career) && (row.solo || !soloOnly)).length,
        );
      }
    });
  });

  it.each(SPANS)('in a zone in %s comes from what is kept of whole days', async (_, time, isTime) => {
    const [own = 0, other = 0] = new Set(rows.map(({ zone }) => zone));
    for (const [zoneId, isIn] of [
      [{ eq: own }, (zone: number) => zone === own],
      [{ in: [own, other] }, (zone: number) => zone === own || zone === other],
      [{ gt: own }, (zone: number) => zone > own],
    ] as const) {
      api.takeStatements();
      const { kills } = await api.ask<{ kills: { totalCount: number } }>(
        'query Q($where: KillFilterInput) { kills(where: $where, first: 0) { totalCount } }',
        { where: { time, zoneId } },
      );
      expect(api.takeStatements()).toEqual(['killsOfSpan']);
      expect(kills.totalCount).toBe(rows.filter((row) => isTime(row.time) && isIn(row.zone)).length);
    }
  });

  it('of several lists is counted in one statement', async () => {
    const lists = CAREERS.slice(2, 7).flatMap(([, killerCareer, isCareer], index) => [
      { name: `all${index}`, where: { killerCareer }, isMeant: ({ career }: Row) => isCareer(career) },
      {
        name: `helped${index}`,
        where: { killerCareer, numAssists: { gte: 0 }, time: { gte: MIDNIGHT } },
        isMeant: ({ career, time }: Row) => isCareer(career) && time >= MIDNIGHT,
      },
    ]);
    const question = lists.map(({ name }) => `${name}: kills(where: $${name}, first: 0) { totalCount }`);
    api.takeStatements();
    const answer = await api.ask<Record<string, { totalCount: number }>>(
      `query Q(${lists.map(({ name }) => `$${name}: KillFilterInput`).join()}) { ${question.join('\n')} }`,
      Object.fromEntries(lists.map(({ name, where }) => [name, where])),
    );
    expect(api.takeStatements()).toEqual(['killTotals']);
    for (const { name, isMeant } of lists) expect(answer[name]?.totalCount).toBe(rows.filter(isMeant).length);
  });

  it('of equal lists is counted once', async () => {
    api.takeStatements();
    const answer = await api.ask<Record<string, { totalCount: number }>>(
      `query Q($where: KillFilterInput) {
        one: kills(where: $where, first: 0) { totalCount }
        other: kills(where: $where, first: 0) { totalCount }
      }`,
      { where: { numAssists: { gte: 2 } } },
    );
    expect(api.takeStatements()).toEqual(['killCount']);
    expect(answer.one?.totalCount).toBeGreaterThan(0);
    expect(answer.other).toEqual(answer.one);
  });
});
