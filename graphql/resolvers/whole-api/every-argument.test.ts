import {
  type ArgumentNode,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  Kind,
  parse,
  print,
} from 'graphql';
import { createSchema } from 'graphql-yoga';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { typeDefs } from '#graphql/generated/schema.ts';
import { createApi, type GraphqlApi } from '#graphql/server/server.ts';
import { extremesOf, fieldsOf as partsOf } from '#graphql/testing/hostile/extreme-values.ts';
import { sampleArguments } from '#graphql/testing/sample-arguments.ts';
import { apiRequest, openTestDatabase, type TestDatabase } from '#graphql/testing/test-api.ts';
import { resolvers } from '../resolvers.ts';

/*
 * Every argument of the API at its extremes, over the database: what a type takes is answered or refused, and is never
 * an error of ours.
 */

/** Values that are asked for in one request. */
const AT_ONCE = 8;

const schema = createSchema({ typeDefs, resolvers });

let database: TestDatabase;
let api: GraphqlApi;
let samples: Readonly<Record<string, string>>;
let asked: ReadonlyMap<string, string>;
const logged: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  samples = await sampleArguments(database.sql);
  asked = questionsByType();
  api = createApi({
    database: database.sql,
    generation: 'everything',
    timeout: 60_000,
    logError: (error, level) => level === 'error' && logged.push(String(error)),
  });
});
afterAll(() => database.close());

type Field = GraphQLField<unknown, unknown>;

const fieldsOf = (type: unknown): Field[] =>
  isObjectType(type) && !type.name.startsWith('__') ? Object.values(type.getFields()) : [];

/** The arguments of a field in the samples, but for one. */
function givenArguments(owner: string, field: Field, except?: string): readonly ArgumentNode[] {
  const given = samples[owner === 'Query' ? field.name : `${owner}.${field.name}`];
  if (!given) return [];
  const { definitions } = parse(`{ field${given} }`);
  const [operation] = definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return [];
  const [selected] = operation.selectionSet.selections;
  const all = selected?.kind === Kind.FIELD ? (selected.arguments ?? []) : [];
  return all.filter(({ name }) => name.value !== except);
}

const inBrackets = (parts: readonly string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');

/** A question that leads to records of each type, with "$" for what is asked of them; single records go first. */
function questionsByType(): ReadonlyMap<string, string> {
  const found = new Map([['Query', '{ $ }']]);
  for (const [name, question] of found) {
    const isSingle = (field: Field) =>
      !String(field.type).includes('[') && !/Connection!?$/.test(String(field.type));
    const fields = fieldsOf(schema.getType(name)).toSorted(
      (one, other) => Number(isSingle(other)) - Number(isSingle(one)),
    );
    for (const field of fields) {
      const type = getNamedType(field.type);
      const given = givenArguments(name, field);
      const isAskable = field.args.every(
        (arg) => !isRequiredArgument(arg) || given.some((one) => one.name.value === arg.name),
      );
      if (!isCompositeType(type) || !isAskable) continue;
      const paged =
        field.args.some((arg) => arg.name === 'first') && !given.some((one) => one.name.value === 'first');
      const args = [...given.map(print), ...(paged ? ['first: 2'] : [])];
      const members = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
      for (const member of members) {
        const inside = isAbstractType(type) ? `... on ${member.name} { $ }` : '$';
        if (found.has(member.name)) continue;
        found.set(
          member.name,
          question.replace('$', () => `${field.name}${inBrackets(args)} { ${inside} }`),
        );
      }
    }
  }
  return found;
}

/** The fields that are selected of a type: its values, and those of its parts. */
function selection(type: GraphQLOutputType, depth = 1): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  const parts = fieldsOf(named)
    .filter(({ args }) => !args.some(isRequiredArgument) && !args.some(({ name }) => name === 'first'))
    .filter((field) => depth > 0 || !isCompositeType(getNamedType(field.type)))
    .map((field) => `${field.name} ${selection(field.type, depth - 1)}`);
  return `{ __typename ${parts.join(' ')} }`;
}

/** Asks for some values of an argument in one request; returns what went wrong on our side. */
async function failuresOf(
  owner: string,
  field: Field,
  arg: GraphQLArgument,
  values: readonly unknown[],
): Promise<string[]> {
  const given = givenArguments(owner, field, arg.name).map(print);
  const isPaged = !/^(?:first|last)$/.test(arg.name) && field.args.some(({ name }) => name === 'first');
  const others = [
    ...given.filter((text) => !/^(?:first|last):/.test(text)),
    ...(isPaged ? ['first: 2'] : []),
  ];
  const aliased = values.map(
    (_, n) =>
      `f${n}: ${field.name}${inBrackets([...others, `${arg.name}: $v${n}`])} ${selection(field.type)}`,
  );
  const variables = values.map((_, n) => `$v${n}: ${String(arg.type)}`).join(', ');
  const around = asked.get(owner) ?? '';
  const query = `query Q(${variables}) ${around.replace('$', () => aliased.join(' '))}`;
  const response = await api.fetch(
    apiRequest(query, Object.fromEntries(values.map((value, n) => [`v${n}`, value]))),
  );
  const {
    errors = [],
  }: {
    errors?: readonly {
      message: string;
      path?: readonly (string | number)[];
      extensions?: { code?: string };
    }[];
  } = await response.json();
  const isRefusedWhole = errors.some(({ message }) => /limit|cost|expensive|complex/i.test(message));
  if (isRefusedWhole && values.length > 1) {
    const half = Math.ceil(values.length / 2);
    return [
      ...(await failuresOf(owner, field, arg, values.slice(0, half))),
      ...(await failuresOf(owner, field, arg, values.slice(half))),
    ];
  }
  const ours = errors.filter(
    ({ extensions }) => !extensions?.code || /^(?:INTERNAL|SERVICE)/.test(extensions.code),
  );
  for (const { path = [] } of errors)
    for (const [n, value] of values.entries()) if (path.includes(`f${n}`)) refused.push(value);
  return [
    ...ours.map(({ message }) => message),
    ...logged.splice(0),
    ...(response.status >= 500 ? [String(response.status)] : []),
  ].map((text) => `${text} for ${JSON.stringify(values).slice(0, 300)}`);
}

async function failuresInTurn(
  owner: string,
  field: Field,
  arg: GraphQLArgument,
  values: readonly unknown[],
): Promise<string[]> {
  const failures: string[] = [];
  for (let at = 0; at < values.length; at += AT_ONCE)
    failures.push(...(await failuresOf(owner, field, arg, values.slice(at, at + AT_ONCE))));
  return failures;
}

/** The last refusal, with an error that names it. */
const refused: unknown[] = [];

/**
 * Conditions of refused filters, one of each field and operator, with one extreme after the other: the refusal of one
 * condition hides what the others do.
 */
function conditionsOf(filters: readonly unknown[]): readonly unknown[] {
  const byPlace = new Map<string, unknown[]>();
  for (const part of filters.flatMap(partsOf)) {
    const place = placeOf(part);
    byPlace.set(place, [...(byPlace.get(place) ?? []), part]);
  }
  return [...byPlace.values()].map((values, n) => values[n % values.length]);
}

/** The names that lead to a value: "level.gt". */
const placeOf = (part: unknown): string => {
  const inside = Array.isArray(part) ? part[0] : part;
  if (typeof inside !== 'object' || inside === null) return '';
  return Object.entries(inside)
    .map(([name, value]) => `${name}.${placeOf(value)}`)
    .join();
};

const places = Object.values(schema.getTypeMap()).flatMap((type) =>
  fieldsOf(type).flatMap((field) =>
    field.args.map((arg) => [`${type.name}.${field.name}(${arg.name})`, type.name, field, arg] as const),
  ),
);

it.each(places)('%s is answered or refused at its extremes', async (_, owner, field, arg) => {
  expect(asked.has(owner), `no question leads to ${owner}`).toBe(true);
  const values = extremesOf(arg.type);
  refused.splice(0);
  expect(await failuresInTurn(owner, field, arg, values)).toEqual([]);
  const conditions = conditionsOf(refused.filter((value) => partsOf(value).length > 1));
  expect(await failuresInTurn(owner, field, arg, conditions)).toEqual([]);
});
