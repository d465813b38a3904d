import {
  type DocumentNode,
  executeSync,
  getNamedType,
  getNullableType,
  type GraphQLFieldResolver,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isLeafType,
  isListType,
  isNonNullType,
  typeFromAST,
} from 'graphql';

import { Random } from '#graphql/rules/random.ts';

import { memberCoordinate } from '#graphql/contract/coordinates.ts';
import { operationOf } from '../schema/fitting/fragments.ts';
import { type TimeForm, timeFormOf } from '../time-forms.ts';

/** A time of each form. */
export const MOMENTS: Readonly<Record<TimeForm, number | string>> = {
  seconds: 1_763_748_000,
  milliseconds: 1_763_748_000_123,
  iso: '2025-11-21T18:00:00.000Z',
  'span in seconds': 90,
  'span in milliseconds': 90_500.5,
};

/** An answer to a document that keeps a schema, made of random values; each condition holds, each id is as asked. */
export function mockAnswer(
  schema: GraphQLSchema,
  document: DocumentNode,
  random: Random,
  variables: Readonly<Record<string, unknown>> = mockVariables(schema, document),
): unknown {
  const fieldResolver: GraphQLFieldResolver<MockRecord | undefined, unknown, { id?: string }> = (
    source,
    { id },
    _context,
    info,
  ) => {
    const form = timeFormOf(memberCoordinate(info.parentType.name, info.fieldName));
    if (form) return MOMENTS[form];
    // A completed run is one by every rule.
    if (info.parentType.name === 'InstanceRun' && info.fieldName === 'completed') return true;
    // Our schema writes null where a creature has no title.
    if (String(info.returnType) === 'CreatureTitle') return null;
    if (info.fieldName === 'id' && source?.asked !== undefined) return source.asked;
    const value = mockValue(info.returnType, random);
    return isCompositeType(getNullableType(info.returnType)) && value !== null ? { asked: id } : value;
  };
  const { data, errors } = executeSync({
    schema,
    document,
    variableValues: variables,
    fieldResolver,
    typeResolver: (_value, _context, info, type) => random.pick(info.schema.getPossibleTypes(type)).name,
  });
  if (errors) throw new Error(errors.join('\n'));
  return JSON.parse(JSON.stringify(data));
}

/** The source record that the fields are resolved from. */
interface MockRecord {
  /** The id in the question. */
  readonly asked?: string | undefined;
}

function mockValue(type: GraphQLOutputType, random: Random): unknown {
  if (!isNonNullType(type) && random.chance(0.1)) return null;
  const promised = getNullableType(type);
  if (isListType(promised)) {
    return Array.from({ length: random.int(0, 3) }, () => mockValue(promised.ofType, random));
  }
  const named = getNamedType(promised);
  if (isEnumType(named)) return random.pick(named.getValues()).value;
  return isLeafType(named) ? mockScalar(named.name, random) : {};
}

function mockScalar(type: string, random: Random): unknown {
  if (type === 'Boolean') return random.chance(0.5);
  if (['ID', 'String', 'UUID', 'URL'].includes(type)) return `text ${random.int(0, 99)}`;
  return type === 'DateTime' ? '2026-01-01T00:00:00.000Z' : random.int(0, 200);
}

/** A value for each variable that needs one; conditions are true. */
export function mockVariables(schema: GraphQLSchema, document: DocumentNode): Record<string, unknown> {
  const variables: Record<string, unknown> = {};
  for (const { variable, type } of operationOf(document).variableDefinitions ?? []) {
    const declared = typeFromAST(schema, type);
    if (isInputType(declared) && isNonNullType(declared))
      variables[variable.name.value] = mockInput(declared);
  }
  return variables;
}

function mockInput(type: GraphQLInputType): unknown {
  const given = getNullableType(type);
  if (isListType(given)) return [];
  if (isInputObjectType(given)) {
    const needed = Object.values(given.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(needed.map((field) => [field.name, mockInput(field.type)]));
  }
  if (isEnumType(given)) return given.getValues()[0]?.value;
  if (String(given) === 'Boolean') return true;
  return ['ID', 'String', 'UUID'].includes(String(given)) ? '7' : 7;
}
