import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiRequest, openTestDatabase, type TestDatabase } from '../testing/test-api.ts';
import { createApi, type GraphqlApi, createDocumentCache, MAX_CHARACTERS } from './server.ts';

const LETTERS = 90_000;
const padding = (n: number, letters = LETTERS) => String(n).padStart(letters, 'x');

describe('the cache of documents', () => {
  it('holds so many characters of thousands of documents, the last ones', () => {
    const { documentCache, size } = createDocumentCache();
    const document = parse('{ __typename }');
    const textOf = (n: number) => `{ __typename } # ${padding(n, 5000)}`;
    for (let n = 0; n < 5000; n += 1) documentCache.set(textOf(n), document);
    expect(size()).toBeGreaterThan(MAX_CHARACTERS / 2);
    expect(size()).toBeLessThanOrEqual(MAX_CHARACTERS);
    expect(documentCache.get(textOf(4999))).toBe(document);
    expect(documentCache.get(textOf(0))).toBeUndefined();
  });

  it('holds no document that alone would take the place of many', () => {
    const { documentCache, size } = createDocumentCache();
    documentCache.set(`{ __typename } # ${padding(1)}`, parse('{ __typename }'));
    expect(size()).toBe(0);
  });
});

describe('an API that is sent many large documents', () => {
  const DOCUMENTS = 120;
  const HEAP_GROWTH = 8 * 1024 * 1024;
  let database: TestDatabase;
  let api: GraphqlApi;

  beforeAll(async () => {
    database = await openTestDatabase();
    api = createApi({ database: database.sql });
  });
  afterAll(() => database.close());

  async function isRefused(query: string): Promise<boolean> {
    const response = await api.fetch(apiRequest(query));
    return 'errors' in (await response.json());
  }

  function heapAfterCollection(): number {
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
    return process.memoryUsage().heapUsed;
  }

  it.each([
    [
      'with fields that no type has',
      (n: number) => `{ ${'__typename '.repeat(900)} x${padding(n, 80_000)} }`,
      true,
    ],
    ['with small unknown fields', (n: number) => `{ ${'__typename '.repeat(900)} x${n} }`, true],
    ['that do not parse', (n: number) => `{ __typename "${padding(n)}" }`, true],
    ['that are valid', (n: number) => `{ __typename } # ${padding(n)}`, false],
  ])('keeps few of those %s', async (_, documentOf, refused) => {
    for (let n = -20; n < 0; n += 1) expect(await isRefused(documentOf(n))).toBe(refused);
    const before = heapAfterCollection();
    for (let n = 0; n < DOCUMENTS; n += 1) await isRefused(documentOf(n));
    expect(heapAfterCollection() - before).toBeLessThan(HEAP_GROWTH);
  });
});
