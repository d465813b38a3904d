import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleArguments } from '#graphql/testing/sample-arguments.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { QUERY_FIELDS, wholeQuestions } from '#graphql/testing/whole-questions.ts';

/*
 * Every field of the API, asked where the world has something for it: a resolver that is missing or wrong fails here
 * whatever else is tested.
 */

let api: TestApi;
let samples: Readonly<Record<string, string>>;

beforeAll(async () => {
  api = await openTestApi('everything');
  samples = await sampleArguments(api.sql);
});
afterAll(() => api.close());

describe('every field of', () => {
  it.each(QUERY_FIELDS.map((field) => [field.name, field] as const))(
    '%s is answered',
    async (name, field) => {
      for (const question of wholeQuestions(field, samples)) {
        const { data, errors } = await api.send<Record<string, unknown>>(question);
        expect({ question, errors }).toEqual({ question, errors: [] });
        expect({ question, value: data?.[name] }).not.toEqual({ question, value: null });
      }
    },
  );
});
