import { type Fault, isIntrospection, sendJson } from './fault.ts';

const REFUSAL = JSON.stringify({
  errors: [{ message: 'Introspection is not allowed for the current request.' }],
});

const LOST = ['/chapter'];

/** Faults of an API that has changed its generation overnight. */
export const GENERATION_FAULTS: readonly Fault[] = [
  {
    name: 'introspection refused',
    cost: 'nothing',
    respond: async ({ response, body, truth }) =>
      isIntrospection(body) ? sendJson(response, REFUSAL, 400) : sendJson(response, await truth()),
  },
  {
    name: 'generation 2026-04',
    cost: 'something',
    generation: '2026-04',
    lost: LOST,
    respond: async ({ response, truth }) => sendJson(response, await truth()),
  },
  {
    name: 'generation 2026-04, introspection refused',
    cost: 'something',
    generation: '2026-04',
    lost: LOST,
    respond: async ({ response, body, truth }) =>
      isIntrospection(body) ? sendJson(response, REFUSAL, 400) : sendJson(response, await truth()),
  },
  {
    name: 'generation 2026-08',
    cost: 'something',
    generation: '2026-08',
    lost: LOST,
    respond: async ({ response, truth }) => sendJson(response, await truth()),
  },
  {
    name: 'generation 2026-08, introspection refused',
    cost: 'something',
    generation: '2026-08',
    lost: LOST,
    respond: async ({ response, body, truth }) =>
      isIntrospection(body) ? sendJson(response, REFUSAL, 400) : sendJson(response, await truth()),
  },
];
