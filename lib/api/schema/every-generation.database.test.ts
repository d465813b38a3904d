import { parse, print, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, siteOperations } from '#graphql/benchmark/operations.ts';
import { drawSamples, type Samples } from '#graphql/benchmark/samples.ts';
import { type Generation, GENERATIONS } from '#graphql/generations/generation.ts';
import { schemaOf } from '#graphql/generations/schema-of.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { compareSchemas } from './compare-schemas.ts';
import { contractSchema } from './contract-schema.ts';
import { DocumentFits, type FittedQuestion } from './fitting/document-fits.ts';
import type { Profile } from './profile.ts';
import { variableSets } from '#graphql/benchmark/measure.ts';

const CONTRACT = contractSchema();
/** Different sets of variables for each operation. */
const SETS = 4;

/** The questions that the site never sends to a state. */
const NEVER_ASKED: Readonly<Record<Generation, readonly string[]>> = {
  '2026-01': ['GetZonePlaces'],
  '2026-04': ['GetChapter', 'GetChapters', 'GetSitemapChapters'],
  '2026-08': ['GetChapter', 'GetChapters', 'GetSitemapChapters'],
};

let everything: TestApi;
let samples: Samples;

beforeAll(async () => {
  everything = await openTestApi();
  samples = await drawSamples(everything.sql);
});
afterAll(() => everything.close());

/** Keeps the fields that answers lack, without differences in the arguments. */
const lackingFields = ({ missing }: Profile): Profile => ({
  missing: new Set(
    [...missing].filter((coordinate) => !/\(|Input|Filter|^[A-Z]\w+\.[A-Z_]+$/.test(coordinate)),
  ),
  types: new Map(),
});

/** Sets that differ: an operation without variables has one. */
const someSets = (operation: Operation) =>
  [...new Map(variableSets(operation, samples).map((set) => [JSON.stringify(set), set])).values()].slice(
    0,
    SETS,
  );

/** Our own answers by question: the generations are compared with the same ones. */
const ownAnswers = new Map<string, Promise<object>>();

async function ownAnswer(text: string, variables: object): Promise<object> {
  const key = text + JSON.stringify(variables);
  const answer = ownAnswers.get(key) ?? everything.ask<object>(text, variables);
  ownAnswers.set(key, answer);
  return structuredClone(await answer);
}

type Ask = (text: string, variables: object) => Promise<object>;

async function answerOf(ask: Ask, { text, variables, check }: FittedQuestion) {
  const { data, damaged, broken } = check(text === null ? {} : await ask(text, variables));
  return { data: inMilliseconds(data), damaged, broken };
}

/** Rounds averages to whole milliseconds, which is what durations in ISO 8601 hold. */
const inMilliseconds = (data: object): unknown =>
  JSON.parse(
    JSON.stringify(data, (name, value: unknown) =>
      name === 'averageDuration' && typeof value === 'number' ? Math.round(value) : value,
    ),
  );

describe.each(GENERATIONS)('a site on the state of %s', (generation) => {
  const schema = schemaOf(generation, CONTRACT);
  const profile = compareSchemas(CONTRACT, schema);
  let api: TestApi;

  beforeAll(async () => {
    api = await openTestApi(generation);
  });
  afterAll(() => api.close());

  const operations = siteOperations().map((operation) => [operation.name, operation] as const);

  it.each(operations)('%s: asks by its schema, and reads the same', async (name, operation) => {
    const fits = new DocumentFits(CONTRACT, operation.document, profile);
    const ours = new DocumentFits(CONTRACT, operation.document, lackingFields(profile));
    const valid = new Set<string>();
    let asked = 0;
    for (const variables of someSets(operation)) {
      const question = fits.question(variables);
      if (question.text === null) continue;
      asked += 1;
      if (!valid.has(question.text))
        expect(validate(schema, parse(question.text)), question.text).toEqual([]);
      valid.add(question.text);
      const own = await answerOf(ownAnswer, ours.question(variables));
      expect(await answerOf(api.ask, question)).toEqual(own);
    }
    expect(asked > 0, print(operation.document)).toBe(!NEVER_ASKED[generation].includes(name));
  });
});
