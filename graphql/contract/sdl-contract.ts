import {
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
import type { Contract } from './contract.ts';

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
