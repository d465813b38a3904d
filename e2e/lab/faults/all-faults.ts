import { type Fault, isIntrospection, type Cost, sendJson } from './fault.ts';
import { SHAPE_FAULTS } from './shape-faults.ts';
import { LABELLED_FAULTS, TRANSPORT_FAULTS } from './transport-faults.ts';
import { UPSTREAM_SECRET } from '../../remote-api/fault-injection.ts';

/** A body that comes in the place of every answer. */
const body = (name: string, text: string, cost: Cost = 'everything'): Fault => ({
  name,
  cost,
  respond: ({ response }) => sendJson(response, text),
});

/** Another answer to every question about data, made of the good one. */
const answer = (name: string, cost: Cost, change: (answer: { data: object }) => unknown): Fault => ({
  name,
  cost,
  respond: async ({ response, body: asked, truth }) => {
    const text = await truth();
    sendJson(response, isIntrospection(asked) ? text : JSON.stringify(change(JSON.parse(text))));
  },
});

const roots = (data: object, value: unknown): object =>
  Object.fromEntries(Object.keys(data).map((name) => [name, value]));

/** An error of a field, as others write it. */
const ERRORS = [{ message: UPSTREAM_SECRET, path: ['x'] }];

/** Bodies that are JSON, and no answer as GraphQL has them. */
const BODY_FAULTS: readonly Fault[] = [
  body('null', 'null'),
  body('a list', '[]'),
  body('a text', '"x"'),
  body('a number', '12'),
  body('an empty object', '{}'),
  body('invalid JSON', '{"data":{"a":'),
  body('data null', '{"data":null}'),
  body('data a list', '{"data":[]}'),
  body('data a text', '{"data":"x"}'),
  body('data empty', '{"data":{}}', 'every record'),
  body('errors only', JSON.stringify({ errors: ERRORS })),
  body('errors an object', '{"data":{},"errors":{}}', 'every record'),
  body('errors of other kinds', '{"data":{},"errors":[1,null,"x"]}'),
  answer('errors beside good data', 'something', ({ data }) => ({ data, errors: ERRORS })),
  answer('keys that were not requested', 'nothing', ({ data }) => ({
    data: { ...data, more: 1, constructor: null },
    extensions: { cost: 7 },
    more: [],
  })),
  answer('roots null', 'something', ({ data }) => ({ data: roots(data, null) })),
  answer('roots null beside errors', 'everything', ({ data }) => ({
    data: roots(data, null),
    errors: ERRORS,
  })),
  answer('roots missing', 'every record', () => ({ data: {} })),
  // Where a list is promised an empty one is an answer.
  answer('roots lists', 'something', ({ data }) => ({ data: roots(data, []) })),
  answer('roots numbers', 'every record', ({ data }) => ({ data: roots(data, 7) })),
  answer('roots texts', 'every record', ({ data }) => ({ data: roots(data, 'x') })),
  answer('roots booleans', 'every record', ({ data }) => ({ data: roots(data, true) })),
  answer('roots empty', 'something', ({ data }) => ({ data: roots(data, {}) })),
];

/** Every fault that is tried. */
export const ALL_FAULTS: readonly Fault[] = [
  ...TRANSPORT_FAULTS,
  ...LABELLED_FAULTS,
  ...BODY_FAULTS,
  ...SHAPE_FAULTS,
];

/**
 * Faults by name.
 * @throws Error for a name without a fault
 */
export function faultsNamed(names: readonly string[]): readonly Fault[] {
  return names.map((name) => {
    const fault = ALL_FAULTS.find((one) => one.name === name);
    if (!fault) throw new Error(`There is no fault "${name}"`);
    return fault;
  });
}
