import {
  getNamedType,
  isInterfaceType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { createSchema } from 'graphql-yoga';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typeDefs } from '#graphql/generated/schema.ts';
import { sampleArguments } from '#graphql/testing/sample-arguments.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

/*
 * Every field of the API, asked where the world has something for it: a resolver that is missing or wrong fails here
 * whatever else is tested.
 */

const schema = createSchema({ typeDefs });

let api: TestApi;
let samples: Readonly<Record<string, string>>;

beforeAll(async () => {
  api = await openTestApi('everything');
  samples = await sampleArguments(api.sql);
});
afterAll(() => api.close());

const DEPTH = 3;
/** Long lists that are asked of one record alone: of many they are more than a query may ask for. */
const ALONE = new Set(['Battle.losses', 'Battle.scoreboard']);
/**
 * The number of possible types above which an interface is asked for shared fields only: a query may have only so many
 * aliases.
 */
const MANY = 4;

/** All fields of a type; objects with what they are made of, so many levels deep. */
function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  if (isObjectType(named)) return `{ __typename ${fieldsOf(named, depth)} }`;
  const members = schema.getPossibleTypes(named);
  const shared = isInterfaceType(named) ? plainFieldsOf(named) : [];
  // What members have in common may be null in one alone: it is asked for once, by its common type.
  const own = members.map(
    (each) => `... on ${each.name} { __typename ${fieldsOf(each, depth, shared, `${each.name}_`)} }`,
  );
  return `{ __typename ${shared.join(' ')} ${members.length > MANY ? '' : own.join(' ')} }`;
}

const plainFieldsOf = (type: GraphQLInterfaceType): string[] =>
  Object.values(type.getFields()).flatMap((field) =>
    isCompositeType(getNamedType(field.type)) ? [] : field.name,
  );

const fieldsOf = (type: GraphQLObjectType, depth: number, except: string[] = [], prefix = ''): string =>
  Object.values(type.getFields())
    .filter(({ name }) => !except.includes(name) && !ALONE.has(`${type.name}.${name}`))
    .filter((field) => depth > 0 || !isCompositeType(getNamedType(field.type)))
    .map((field) => fieldText(type.name, field, depth, prefix))
    .join(' ');

function fieldText(owner: string, field: GraphQLField<unknown, unknown>, depth: number, prefix = ''): string {
  const place = owner === 'Query' ? field.name : `${owner}.${field.name}`;
  const isPaged = field.args.some(({ name }) => name === 'first');
  const given = samples[place] ?? (isPaged ? '(first: 2)' : '');
  if (given === '' && field.args.some(isRequiredArgument)) throw new Error(`${place} needs arguments`);
  const alias = prefix === '' ? '' : `${prefix}${field.name}: `;
  return `${alias}${field.name}${given} ${selection(field.type, depth - 1)}`;
}

const fields = Object.values(schema.getQueryType()?.getFields() ?? {});

describe('every field of', () => {
  it.each(fields.map((field) => [field.name, field] as const))('%s is answered', async (name, field) => {
    // Part by part: the whole of a type is more than one question may ask for.
    const type = getNamedType(field.type);
    const isOfMany = String(field.type).startsWith('[');
    const parts = (isObjectType(type) ? Object.values(type.getFields()) : []).filter(
      (part) => !isOfMany || !ALONE.has(`${type.name}.${part.name}`),
    );
    const questions =
      parts.length === 0
        ? [fieldText('Query', field, 1)]
        : parts.map((part) => {
            const inner = fieldText(type.name, part, type.name.endsWith('Connection') ? 2 : DEPTH - 1);
            const given =
              samples[name] ?? (field.args.some((each) => each.name === 'first') ? '(first: 2)' : '');
            return `${name}${given} { ${inner} }`;
          });
    for (const question of questions) {
      const { data, errors } = await api.send<Record<string, unknown>>(`{ ${question} }`);
      expect({ question, errors }).toEqual({ question, errors: [] });
      expect({ question, value: data?.[name] }).not.toEqual({ question, value: null });
    }
  });
});
