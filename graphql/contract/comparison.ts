import {
  type GraphQLSchema,
  buildSchema,
  type GraphQLArgument,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql';
import { type Generation, GENERATIONS } from '#graphql/generations/generation.ts';
import { schemaOf } from '#graphql/generations/schema-of.ts';
import { parseContracts, type Contract } from './contract.ts';
import { differences } from './differences.ts';

/**
 * Reads the contract that a schema in SDL promises. Directives of tools, and what else the SDL of a client may lack, do
 * not count.
 * @throws when the text is no SDL, or names a type that it does not define
 */
export function contractOfSdl(text: string): Contract {
  const types = Object.values(buildSchema(text, { assumeValidSDL: true }).getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const objects = types.filter(isObjectType);
  return {
    types: byName(objects, fieldsOf),
    interfaces: byName(types.filter(isInterfaceType), fieldsOf),
    inputs: byName(types.filter(isInputObjectType), (type) =>
      byName(Object.values(type.getFields()), typeOf),
    ),
    enums: byName(types.filter(isEnumType), (type) => namesOf(type.getValues())),
    scalars: namesOf(types.filter(isScalarType)),
    implements: byName(objects, (type) => namesOf(type.getInterfaces())),
    unions: byName(types.filter(isUnionType), (type) => namesOf(type.getTypes())),
  };
}

interface Typed {
  readonly name: string;
  readonly type: unknown;
}

interface WithFields {
  getFields(): Readonly<Record<string, Typed & { readonly args: readonly GraphQLArgument[] }>>;
}

const fieldsOf = (type: WithFields) =>
  byName(Object.values(type.getFields()), (field) => ({
    type: typeOf(field),
    args: field.args.map((argument) => `${argument.name}: ${typeOf(argument)}`),
  }));

const typeOf = ({ type }: Typed) => String(type);
const namesOf = (named: readonly { readonly name: string }[]) => named.map(({ name }) => name);

const byName = <Named extends { readonly name: string }, Value>(
  named: readonly Named[],
  valueOf: (each: Named) => Value,
): Record<string, Value> => Object.fromEntries(named.map((each) => [each.name, valueOf(each)]));

interface Comparison {
  readonly generation: Generation;
  readonly differences: readonly string[];
}

/**
 * Compares a schema with each contract in a text. SDL does not say of which generation it is: that with the fewest
 * differences counts.
 * @param everything the schema that has everything of all generations
 * @throws when the text holds neither JSON of a contract nor SDL
 */
export function compareContracts(everything: GraphQLSchema, text: string): readonly Comparison[] {
  const isJson = /^\s*[[{]/.test(text);
  const contracts = isJson ? parseContracts(text) : sameForAll(contractOfSdl(text));
  const compared = [...contracts].map(([generation, contract]) => ({
    generation,
    differences: differences(schemaOf(generation, everything), contract),
  }));
  return isJson
    ? compared
    : compared.toSorted((a, b) => a.differences.length - b.differences.length).slice(0, 1);
}

const sameForAll = <Value>(value: Value) =>
  new Map(GENERATIONS.map((generation): [Generation, Value] => [generation, value]));
