import { Random } from '#graphql/rules/random.ts';
import { type Cost, type Fault, isIntrospection, sendJson } from './garbling-api.ts';
import wrong from './wrong.json' with { type: 'json' };
import { garble } from '#lib/api/testing/garbled-answers.ts';

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

/** Another value in the place of one; the same where it stays. Undefined leaves it out. */
type Change = (value: unknown, name: string, depth: number) => unknown;

/**
 * A copy of an answer's data with values changed from the outside in; what a change gives instead of an object or list
 * is taken as it is.
 * @param depth of `value` below the data: 1 for what a field of the query gives
 */
function changeValues(value: unknown, change: Change, name = '', depth = 0): unknown {
  const changed = depth === 0 ? value : change(value, name, depth);
  if (changed !== value) return changed;
  if (Array.isArray(value)) return value.map((each) => changeValues(each, change, name, depth + 1));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, changeValues(part, change, key, depth + 1)]),
  );
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every answer with its values changed; `makeChange` is called for each answer, for a change that counts. */
const shape = (name: string, makeChange: () => Change, cost: Cost = 'something'): Fault => ({
  name,
  cost,
  respond: async ({ response, body, truth }) => {
    const text = await truth();
    if (isIntrospection(body)) return sendJson(response, text);
    const { data, ...rest }: { data: unknown } = JSON.parse(text);
    sendJson(response, JSON.stringify({ ...rest, data: changeValues(data, makeChange()) }));
  },
});

const each = (name: string, change: Change, cost?: Cost): Fault => shape(name, () => change, cost);

const isId = (name: string): boolean => name === 'id' || name.endsWith('Id');
const isTime = (value: unknown): value is number => typeof value === 'number' && value > 1e9;

type Test = (value: unknown, name: string) => boolean;

/** The values that a fault is about; any other word is the name of a field. */
const VALUES: Readonly<Record<string, Test>> = {
  ids: (_, name) => isId(name),
  'text ids': (value, name) => isId(name) && typeof value === 'string',
  lists: (value) => Array.isArray(value),
  numbers: (value) => typeof value === 'number',
  times: isTime,
  texts: (value, name) => typeof value === 'string' && !isId(name),
  names: (value, name) => typeof value === 'string' && /name|title|text/i.test(name),
  enums: (value, name) =>
    typeof value === 'string' && name !== '__typename' && /^[A-Z][A-Z0-9_]{2,}$/.test(value),
};

/** One value in the place of all of a kind. */
const constant = ([name, of, value, cost]: (typeof wrong.values)[number]): Fault => {
  const fits: Test = VALUES[String(of)] ?? ((_, key) => key === of);
  return each(String(name), (old, key) => (fits(old, key) ? value : old), cost as Cost | undefined);
};

const numbers = (name: string, change: (value: number) => unknown, cost?: Cost): Fault =>
  each(name, (value) => (typeof value === 'number' ? change(value) : value), cost);

const times = (name: string, change: (value: number) => unknown): Fault =>
  each(name, (value) => (isTime(value) ? change(value) : value), 'nothing');

const random = (name: string, probability: number, value: unknown): Fault =>
  shape(name, () => {
    const draws = new Random(name);
    return (old, _name, depth) => (depth > 1 && draws.chance(probability) ? value : old);
  });

/** Makes a change by which every third object lacks one of its fields, a different one each time. */
function withoutFields(): Change {
  let objects = 0;
  return (value) => {
    if (!isObject(value)) return value;
    objects += 1;
    if (objects % 3 !== 0) return value;
    const fields = Object.entries(value);
    return Object.fromEntries(fields.filter((_, at) => at !== objects % fields.length));
  };
}

/** Converts to milliseconds: smaller numbers are seconds. */
const inMilliseconds = (time: number): number => (time < 1e11 ? time * 1_000 : time);
const iso = (time: number): string => new Date(inMilliseconds(time)).toISOString();

/** Answers in which values are not what the contract promises. */
export const SHAPE_FAULTS: readonly Fault[] = [
  random('nulls at random, 5 of 100', 0.05, null),
  random('nulls at random, 30 of 100', 0.3, null),
  random('fields missing at random', 0.05, undefined),
  shape('every third object without a field', withoutFields),
  ...wrong.values.map(constant),
  each(
    'ids numbers',
    (value, name) => (isId(name) && /^\d{1,15}$/.test(String(value)) ? Number(value) : value),
    'nothing',
  ),
  each('lists of nulls', (value) => (Array.isArray(value) ? value.map(() => null) : value)),
  each('lists of lists', (value) => (Array.isArray(value) ? [value] : value)),
  each('objects lists', (value, _name, depth) => (depth > 1 && isObject(value) ? [value] : value)),
  numbers('numbers texts', String, 'nothing'),
  numbers('numbers negative', (value) => -value),
  numbers('numbers fractions', (value) => value + 0.5, 'other data'),
  numbers('numbers booleans', (value) => value > 0),
  each('booleans texts', (value) => (typeof value === 'boolean' ? String(value) : value)),
  each('booleans numbers', (value) => (typeof value === 'boolean' ? Number(value) : value)),
  times('times ISO', iso),
  times('times ISO without a zone', (value) => iso(value).replace('Z', '')),
  times('times milliseconds', inMilliseconds),
  times('times texts of seconds', String),
  constant(['names of 14 KB', 'names', 'Wörter '.repeat(2_000)]),
  constant(['cursors of 14 KB', 'endCursor', 'c'.repeat(14_000)]),
  ...[1, 2, 3, 4, 5, 6].map(answerFault),
];
