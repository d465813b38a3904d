import { Random } from '#graphql/world/random.ts';
import { garble } from '#lib/api/testing/garbled-answers.ts';

import { type Fault, isIntrospection, sendJson } from './fault.ts';

/** How many of the values of an answer are something else. */
const SHARE = 0.03;

/** Answers in which random values are null, missing, of another type or of an enum's tomorrow. */
export function answerFault(seed: number): Fault {
  return {
    name: `anything at random ${seed}`,
    cost: 'something',
    respond: async ({ response, body, truth }) => {
      const text = await truth();
      if (isIntrospection(body)) return sendJson(response, text);
      const { data }: { data: unknown } = JSON.parse(text);
      sendJson(response, JSON.stringify({ data: garble(data, new Random(`${seed} ${body}`), SHARE) }));
    },
  };
}
