import { Random } from '#graphql/rules/random.ts';
import { garble } from '#lib/api/testing/garbled-answers.ts';

import { type Fault, isIntrospection, sendJson } from './fault.ts';

/** The share of an answer's values that are replaced. */
const SHARE = 0.03;

/** Answers in which random values are null, missing, of another type or of an enum's tomorrow. */
export function answerFault(seed: number): Fault {
  return {
    name: `anything at random ${seed}`,
    cost: 'something',
    respond: async ({ response, body, truth }) => {
      const text = await truth();
      if (isIntrospection(body)) return sendJson(response, text);
      const { data }: { data: object } = JSON.parse(text);
      const random = new Random(`${seed} ${body}`);
      // What is no object in their place is no answer of GraphQL, and a fault of its own.
      const fields = Object.entries(data).map(([name, value]) => [name, garble(value, random, SHARE)]);
      sendJson(response, JSON.stringify({ data: Object.fromEntries(fields) }));
    },
  };
}
