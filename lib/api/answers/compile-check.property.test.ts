import { expect, it } from 'vitest';

import { Random } from '#graphql/rules/random.ts';

import { contractSchema } from '../schema/contract-schema.ts';
import { garble } from '../testing/garbled-answers.ts';
import { mockAnswer, mockVariables } from '../testing/mock-answers.ts';
import { siteDocuments } from '../testing/site-documents.ts';
import { brokenPromises } from '../testing/strict-schema.ts';
import { compileCheck } from './compile-check.ts';

const GENERATED = 200;
/** Each round is over a part of the documents, so that all have many. */
const PARTS = 5;
/** Stands for a numeric id that cannot be read. */
const NOT_TOLD = 'NaN';
const NOTHING: ReadonlySet<never> = new Set();
const documents = siteDocuments();
const checks = documents.map((document) => ({
  document,
  variables: mockVariables(contractSchema(), document),
  check: compileCheck(contractSchema(), document, NOTHING),
}));

const part = (index: number) => checks.filter((_, position) => position % PARTS === index % PARTS);

it('leaves answers that keep the contract alone', () => {
  const random = new Random('kept answers');
  for (const { document, variables, check } of checks) {
    const answer = mockAnswer(contractSchema(), document, random);
    const { data, damaged, broken } = check(structuredClone(answer), variables);
    expect({ data, damaged, broken }).toEqual({ data: answer, damaged: false, broken: [] });
  }
});

it('makes of any answer one that keeps the contract', () => {
  const random = new Random('garbled answers');
  let damages = 0;
  for (let index = 0; index < GENERATED; index++) {
    for (const { document, variables, check } of part(index)) {
      const answer = mockAnswer(contractSchema(), document, random);
      const { data, broken, damaged } = check(garble(answer, random, 0.03), variables);
      if (damaged) damages += 1;
      if (broken.length > 0) continue;
      const promises = brokenPromises(document, data);
      expect(promises.filter((promise) => !promise.endsWith(NOT_TOLD))).toEqual([]);
    }
  }
  expect(damages).toBeGreaterThan(GENERATED);
});
