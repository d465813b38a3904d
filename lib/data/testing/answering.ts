import type { DocumentNode } from 'graphql';
import { onTestFinished } from 'vitest';

import { newTally } from '#lib/api/answers/check.ts';
import type { Offer } from '#lib/api/offered.ts';
import { registerApi } from '#lib/api/registry.ts';
import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { operationOf } from '#lib/api/schema/fitting/fragments.ts';
import { offering } from '#lib/api/testing/offering.ts';
import { ProcessWide } from '#lib/process-wide.ts';

/** The data of each operation's answer; a function makes it of the variables, or throws an ApiError. */
type Answers = Readonly<Record<string, object | ((variables: never) => object)>>;

/**
 * Registers an API that answers operations by name, and fails for others, until the test ends; empties the cache.
 * @param offers what a remote API offers; our own API answers without it
 * @returns the variables of each question so far, by the name of the operation
 * @example answering({ GetKill: { kill: null } })
 */
export function answering(answers: Answers, offers?: Offer): Readonly<Record<string, unknown[]>> {
  const asked: Record<string, unknown[]> = {};
  const answerTo = (document: DocumentNode, variables: object) => {
    const name = operationOf(document).name?.value ?? '';
    (asked[name] ??= []).push(variables);
    const answer = answers[name];
    if (!answer) throw new Error(`The test has no answer to ${name}`);
    const data = typeof answer === 'function' ? answer(variables as never) : answer;
    return { data, errors: [], damaged: false, repairs: newTally(), broken: [], absent: [] };
  };
  const question = (document: DocumentNode, variables: object) => {
    const answer = answerTo(document, variables);
    return { text: null, variables: {}, check: () => answer, version: 0 };
  };
  new ProcessWide('api').set(undefined);
  const own = {
    fetch: () => Promise.reject(new Error('No HTTP')),
    ask: async (...asking: Parameters<typeof answerTo>) => answerTo(...asking),
  };
  registerApi(offers ? undefined : own);
  if (offers) offering(offers, question);
  else registerEndpoint(undefined);
  onTestFinished(() => void [registerApi(undefined), registerEndpoint(undefined)]);
  return asked;
}
