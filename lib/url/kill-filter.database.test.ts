import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  GetKillsDocument,
  type GetKillsQuery,
  GetKillSumsDocument,
  type GetKillSumsQuery,
} from '#graphql/generated/documents.ts';
import { GENERATIONS } from '#graphql/generations/generation.ts';
import { schemaOf } from '#graphql/generations/schema-of.ts';
import { type CountedKill, everyKill } from '#graphql/testing/every-kill.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { Random } from '#graphql/world/random.ts';
import { compareSchemas } from '#lib/api/schema/compare-schemas.ts';
import { contractSchema } from '#lib/api/schema/contract-schema.ts';
import { DocumentFits } from '#lib/api/schema/document-fits.ts';
import { CAREER_ORDER, CAREERS } from '#lib/game/players/careers.ts';

import { parseFilter } from './filter.ts';
import { KILL_FILTER, killFilterWhere } from './kill-filter.ts';
import { killsByRealm } from './kills-by-realm.ts';

/*
 * From the address to the answer: lists and sums of kills are compared with a plain count over all kills.
 */

type Query = Readonly<Record<string, string>>;

let rows: readonly CountedKill[];
let now: Date;

beforeAll(async () => {
  const api = await openTestApi();
  rows = await everyKill(api.sql);
  now = new Date(Math.max(...rows.map(({ time }) => time)) * 1000);
  await api.close();
});

const DAY = 86_400_000;
const dayBefore = (days: number) => new Date(now.getTime() - days * DAY).toISOString().slice(0, 10);

/** The first moment of the calendar that a period, or a day, begins at; in seconds. */
function startOf(query: Query): number {
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  const starts = {
    thisMonth: month,
    lastMonth: Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1),
  };
  const period = query.period === 'thisMonth' || query.period === 'lastMonth' ? starts[query.period] : 0;
  return Math.max(period, query.from ? Date.parse(query.from) : 0) / 1000;
}

function endOf(query: Query): number {
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  const period = query.period === 'lastMonth' ? month : Number.POSITIVE_INFINITY;
  return Math.min(period, query.to ? Date.parse(query.to) + DAY : Number.POSITIVE_INFINITY) / 1000;
}

const within = (value: number, least: string | undefined, most: string | undefined) =>
  (!least || value >= Number(least)) && (!most || value <= Number(most));

const realmOf = ({ killerCareer }: CountedKill) => CAREERS[killerCareer].realm;

const matches = (row: CountedKill, query: Query): boolean =>
  row.time >= startOf(query) &&
  row.time < endOf(query) &&
  (!query.soloOnly || row.solo) &&
  (!query.zone || row.zone === Number(query.zone)) &&
  (!query.type || row.inScenario === (query.type === 'scenario')) &&
  (!query.realm || realmOf(row).toLowerCase() === query.realm) &&
  (!query.killerCareer || row.killerCareer === query.killerCareer) &&
  (!query.victimCareer || row.victimCareer === query.victimCareer) &&
  within(row.victimLevel, query.levelMin, query.levelMax) &&
  within(row.attackers, query.attackersMin, query.attackersMax);

/** Twenty filters: each field alone, and many together. */
function filters(): readonly Query[] {
  const random = new Random('kill filters');
  const zone = String(rows[rows.length >> 1]?.zone);
  const alone: readonly Query[] = [
    {},
    { period: 'thisMonth' },
    { period: 'lastMonth' },
    { soloOnly: 'true' },
    { zone },
    { type: 'rvr' },
    { type: 'scenario' },
    { realm: 'order' },
    { realm: 'destruction', soloOnly: 'true' },
    { killerCareer: 'BRIGHT_WIZARD' },
    { victimCareer: 'WITCH_ELF' },
    { levelMin: '16', levelMax: '39' },
    { attackersMin: '2', attackersMax: '3' },
    { from: dayBefore(5), to: dayBefore(3) },
    { realm: 'order', killerCareer: 'ZEALOT' },
    { from: dayBefore(1), to: dayBefore(4) },
  ];
  const together = Array.from({ length: 8 }, (): Query => {
    const some = { type: random.pick(['rvr', 'scenario']), from: dayBefore(random.int(10, 30)) };
    return {
      ...some,
      realm: random.pick(['order', 'destruction']),
      levelMin: String(random.int(1, 35)),
      attackersMin: String(random.int(1, 3)),
      ...(random.chance(0.3) ? { victimCareer: random.pick(CAREER_ORDER) } : {}),
    };
  });
  return [...alone, ...together];
}

describe.each(GENERATIONS)('the filter of kills on the state of %s', (generation) => {
  const contract = contractSchema();
  const profile = compareSchemas(contract, schemaOf(generation, contract));
  const [list, sums] = [GetKillsDocument, GetKillSumsDocument].map(
    (document) => new DocumentFits(contract, document, profile),
  );
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi(generation);
  });
  afterAll(() => api.close());

  async function ask<Data>(fits: DocumentFits | undefined, variables: object): Promise<Data> {
    const question = fits?.question(variables);
    if (!question?.text) throw new Error('The question is not asked');
    return question.check(await api.ask(question.text, question.variables)).data as Data;
  }

  it('keeps and counts what a plain look at all kills does', async () => {
    let kept = 0;
    for (const query of filters()) {
      const values = parseFilter(KILL_FILTER, query);
      const where = killFilterWhere(values, now);
      const { soloOnly } = values;
      const told = JSON.stringify(query);
      const expected = rows.filter((row) => matches(row, query));
      const { kills } = await ask<GetKillsQuery>(list, { where, soloOnly, withTotal: true, first: 10 });
      expect(kills?.totalCount, told).toBe(expected.length);
      expect(
        kills?.nodes?.map(({ id }) => id),
        told,
      ).toEqual(expected.slice(0, 10).map(({ id }) => id));

      const [order, destruction] = (['ORDER', 'DESTRUCTION'] as const).map((realm) =>
        killsByRealm(where, realm),
      );
      const counted = await ask<GetKillSumsQuery>(sums, { where, order, destruction, soloOnly });
      expect(
        Object.values(counted).map((part) => part?.totalCount),
        told,
      ).toEqual([
        expected.length,
        expected.filter((row) => realmOf(row) === 'ORDER').length,
        expected.filter((row) => realmOf(row) === 'DESTRUCTION').length,
        expected.filter(({ solo }) => solo).length,
      ]);
      if (expected.length > 0) kept += 1;
    }
    expect(kept).toBeGreaterThan(18);
  });
});
