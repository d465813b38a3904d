import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  GetKillsDocument,
  type GetKillsQuery,
  GetKillSumsDocument,
  type GetKillSumsQuery,
} from '#graphql/generated/documents.ts';
import { GENERATIONS } from '#graphql/generations/generation.ts';
import { schemaOf } from '#graphql/generations/schema-of.ts';
import { type CountedKill, everyKill } from '#graphql/testing/truth/every-kill.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { compareSchemas } from '#lib/api/schema/compare-schemas.ts';
import { contractSchema } from '#lib/api/schema/contract-schema.ts';
import { DocumentFits } from '#lib/api/schema/fitting/document-fits.ts';

import { parseFilter } from './filter.ts';
import { KILL_FILTER, killFilterWhere } from './kill-filter.ts';
import { killsByRealm } from './kills-by-realm.ts';
import { killFilters, passesFilter, realmOfKiller as realmOf } from '../testing/kill-truth.ts';

/*
 * From the address to the answer: lists and sums of kills are compared with a plain count over all kills.
 */

let rows: readonly CountedKill[];
let now: Date;

beforeAll(async () => {
  const api = await openTestApi();
  rows = await everyKill(api.sql);
  now = new Date(Math.max(...rows.map(({ time }) => time)) * 1000);
  await api.close();
});

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
    for (const query of killFilters(rows, now)) {
      const values = parseFilter(KILL_FILTER, query);
      const where = killFilterWhere(values, now);
      const { soloOnly } = values;
      const told = JSON.stringify(query);
      const expected = rows.filter((row) => passesFilter(row, query, now));
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
