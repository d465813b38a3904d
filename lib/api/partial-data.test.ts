import type { DocumentNode } from 'graphql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Random } from '#graphql/rules/random.ts';

import { isRecord } from './answers/check.ts';
import { LIVE } from './answer.ts';
import { registerApi } from './registry.ts';
import { contractSchema } from './schema/contract-schema.ts';
import { registerEndpoint } from './schema/endpoint.ts';
import { createEndpoint } from './schema/remote-endpoint.ts';
import { mockAnswer, mockVariables } from './testing/mock-answers.ts';
import { siteDocument } from './testing/site-documents.ts';

vi.mock('server-only', () => ({}));
const { query } = await import('./query.ts');

let answer: unknown;

beforeEach(() => {
  registerEndpoint(
    createEndpoint({ introspect: async () => null, validate: async () => [], log: () => undefined }),
  );
  registerApi({ fetch: async () => Response.json(answer) });
});

afterEach(() => {
  registerEndpoint(undefined);
  registerApi(undefined);
});

const variablesOf = (document: DocumentNode) => ({
  ...mockVariables(contractSchema(), document),
  id: '7',
  first: 50,
});

/** The list that an answer is about, wherever it stands. */
function rowsIn(data: unknown): unknown[] | null {
  if (!isRecord(data)) return null;
  if (Array.isArray(data['nodes'])) return data['nodes'];
  for (const value of Object.values(data)) {
    const rows = rowsIn(value);
    if (rows) return rows;
  }
  return null;
}

/** An answer to a question with three rows at least; other draws have fewer, or no list. */
function answerWithRows(document: DocumentNode): unknown {
  const random = new Random('rows');
  for (;;) {
    const drawn = mockAnswer(contractSchema(), document, random, variablesOf(document));
    if ((rowsIn(drawn)?.length ?? 0) >= 3) return drawn;
  }
}

it.each([
  ['kills', 'GetKills'],
  ['creatures', 'GetCreatures'],
  ['quests', 'GetQuests'],
  ['runs', 'GetInstanceRuns'],
  ['offers', 'GetItemSoldByVendors'],
])('shows the rows of %s that are whole beside an error about one', async (name, operation) => {
  const document = siteDocument(operation);
  const whole = answerWithRows(document);
  const broken = structuredClone(whole);
  rowsIn(broken)?.splice(1, 1, null);
  answer = { data: broken, errors: [{ message: 'Unexpected Execution Error', path: [name, 'nodes', 1] }] };
  const { data } = await query(document, variablesOf(document), LIVE);
  expect(rowsIn(data)).toEqual(rowsIn(whole)?.toSpliced(1, 1));
});
