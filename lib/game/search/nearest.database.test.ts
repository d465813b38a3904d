import { print } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { FindNearDocument, type FindNearQuery } from '#graphql/generated/documents.ts';
import { foldText } from '#graphql/rules/folded-text.ts';
import { fitsText } from '#graphql/rules/near-name.ts';
import { mistakenNames } from '#graphql/testing/mistaken-names.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

import { nearNameCondition } from './near-patterns.ts';
import { nearestOf } from './nearest.ts';

let api: TestApi;
let names: readonly string[];

beforeAll(async () => {
  api = await openTestApi();
  const rows = await api.sql<{ name: string }[]>`
    select name from "character" union select name from guild union select name from item
    union select name from creature union select name from quest`;
  names = rows.map(({ name }) => name).toSorted();
});
afterAll(() => api.close());

/** The first five names for a text, of an API that itself finds only names that contain it. */
async function firstFive(text: string): Promise<readonly (string | null)[]> {
  const containing = names.filter((name) => foldText(name).includes(foldText(text)));
  if (containing.length > 0) return containing.slice(0, 5);
  const where = { name: nearNameCondition(text) };
  if (where.name === null) return [];
  const kinds = { characters: where, guilds: where, items: where, quests: where, creatures: where };
  const data = await api.ask<FindNearQuery>(print(FindNearDocument), { first: 20, ...kinds });
  return nearestOf(data, text)
    .page?.nodes?.slice(0, 5)
    .map(({ label }) => label) ?? [];
}

it('finds a name with one mistake among the first five for at least 150 of 200', async () => {
  const missed: string[] = [];
  for (const { name, text } of mistakenNames(names, 200)) {
    if (!(await firstFive(text)).includes(name)) missed.push(`${text} for ${name}`);
  }
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(50);
});

it('finds words in any order', async () => {
  const name = names.find((each) => /^[A-Z][a-z]{3,} [A-Z][a-z]{3,}$/.test(each)) ?? '';
  const text = name.split(' ').toReversed().join(' ');
  expect(fitsText(foldText(name), foldText(text))).toBe(true);
  expect(await firstFive(text)).toContain(name);
});
