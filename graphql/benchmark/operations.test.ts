import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { siteOperations } from './operations.ts';
import { drawSamples, type Samples } from './samples.ts';
import { variableSets } from './variables.ts';

describe('everything that the site asks', () => {
  let api: TestApi;
  let samples: Samples;

  beforeAll(async () => {
    api = await openTestApi();
    samples = await drawSamples(api.sql);
  });
  afterAll(() => api.close());

  const operations = siteOperations().map((operation) => [operation.name, operation] as const);

  it('is known', () => {
    expect(operations.map(([name]) => name)).toContain('GetKills');
    expect(new Set(operations.map(([name]) => name)).size).toBe(operations.length);
  });

  it.each(operations)(
    '%s is answered with data drawn from the records, without an error',
    async (_, operation) => {
      const query = print(operation.document);
      const sets = variableSets(operation, samples).slice(0, 12);
      const answers = await Promise.all(sets.map((variables) => api.ask<object>(query, variables)));
      const told = answers.filter((answer) => Object.values(answer).some((field) => field !== null));
      expect(told.length).toBeGreaterThan(answers.length / 2);
    },
  );
});
