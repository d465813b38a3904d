import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { type Operation, siteOperations } from './operations.ts';
import { drawSamples, type Samples } from './samples.ts';
import { variableSets } from './measure.ts';

/** Different sets of variables for each operation. */
const SETS = 8;

describe('everything that the site asks', () => {
  let api: TestApi;
  let samples: Samples;

  beforeAll(async () => {
    api = await openTestApi();
    samples = await drawSamples(api.sql);
  });
  afterAll(() => api.close());

  const operations = siteOperations().map((operation) => [operation.name, operation] as const);

  /** Sets that differ: an operation without variables has one. */
  const someSets = (operation: Operation) =>
    [...new Map(variableSets(operation, samples).map((set) => [JSON.stringify(set), set])).values()].slice(
      0,
      SETS,
    );

  it('is known', () => {
    expect(operations.map(([name]) => name)).toContain('GetKills');
    expect(new Set(operations.map(([name]) => name)).size).toBe(operations.length);
  });

  it.each(operations)(
    '%s is answered with data drawn from the records, without an error',
    async (_, operation) => {
      const query = print(operation.document);
      const sets = someSets(operation);
      const answers = await Promise.all(sets.map((variables) => api.ask<object>(query, variables)));
      const told = answers.filter((answer) => Object.values(answer).some((field) => field !== null));
      expect(told.length).toBeGreaterThan(answers.length / 2);
    },
  );
});
