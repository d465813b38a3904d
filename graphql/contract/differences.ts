import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isScalarType,
  isUnionType,
} from 'graphql';
import { type Contract, promisedField } from './contract.ts';

/**
 * Lists the violations of a contract by a schema, one line each, in the order of the contract; none when it keeps it.
 * Additions of the schema are no differences, unless clients would have to send them: a required argument or input
 * field.
 */
export function differences(schema: GraphQLSchema, contract: Contract): string[] {
  const of = <Type extends GraphQLNamedType>(
    kind: string,
    is: (type: GraphQLNamedType) => type is Type,
    name: string,
    compare: (type: Type) => string[],
  ): string[] => {
    const type = schema.getType(name);
    if (!type) return [`${kind} ${name} is missing`];
    return is(type) ? compare(type) : [`${name} is no ${kind}`];
  };

  return [
    ...each(contract.types, (name, fields) =>
      of('type', isObjectType, name, (type) => changedFields(name, fields, type.getFields())),
    ),
    ...each(contract.interfaces, (name, fields) => {
      // Contracts may be read from generated clients, which write interfaces for inputs too.
      const input = schema.getType(name);
      if (isInputObjectType(input)) return changedInputs(name, inputsOf(fields), input.getFields());
      return of('interface', isInterfaceType, name, (type) => changedFields(name, fields, type.getFields()));
    }),
    ...each(contract.inputs, (name, fields) =>
      of('input', isInputObjectType, name, (type) => changedInputs(name, fields, type.getFields())),
    ),
    ...each(contract.enums, (name, values) =>
      of('enum', isEnumType, name, (type) => missing(`enum ${name}`, values, type.getValues())),
    ),
    ...contract.scalars.flatMap((name) => of('scalar', isScalarType, name, () => [])),
    ...each(contract.implements, (name, interfaces) =>
      of('type', isObjectType, name, (type) =>
        missing(`${name} implements`, interfaces, type.getInterfaces()),
      ),
    ),
    ...each(contract.unions, (name, members) =>
      of('union', isUnionType, name, (type) => missing(`union ${name}`, members, type.getTypes())),
    ),
  ];
}

const inputsOf = (fields: Promised): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, promisedField(field).type]));

type Fields<Field> = Readonly<Record<string, Field | undefined>>;
type Promised = Contract['types'][string];

const each = <Value>(entries: Record<string, Value>, compare: (name: string, value: Value) => string[]) =>
  Object.entries(entries).flatMap(([name, value]) => compare(name, value));

const missing = (place: string, promised: readonly string[], found: readonly { name: string }[]) =>
  promised
    .filter((name) => found.every((each) => each.name !== name))
    .map((name) => `${place}: ${name} is missing`);

const changedFields = (owner: string, promised: Promised, found: Fields<GraphQLField<unknown, unknown>>) =>
  each(promised, (name, field) => {
    const { type, args } = promisedField(field);
    const own = found[name];
    const place = `${owner}.${name}`;
    if (!own) return [`${place} is missing`];
    return [...changedType(place, type, own), ...changedArguments(place, args, own.args)];
  });

function changedArguments(
  place: string,
  promised: ReadonlyMap<string, string>,
  found: readonly GraphQLArgument[],
): string[] {
  const own = new Map(found.map((argument) => [argument.name, argument]));
  return [
    ...[...promised].flatMap(([name, type]) => changedValue(`${place}(${name})`, type, own.get(name))),
    ...found
      .filter((argument) => isRequiredArgument(argument) && !promised.has(argument.name))
      .map(({ name }) => `${place}(${name}) is required, but not in the contract`),
  ];
}

const changedInputs = (owner: string, promised: Record<string, string>, found: Fields<GraphQLInputField>) => [
  ...each(promised, (name, type) => changedValue(`${owner}.${name}`, type, found[name])),
  ...Object.values(found)
    .filter((field) => field && isRequiredInputField(field) && !(field.name in promised))
    .map((field) => `${owner}.${field?.name} is required, but not in the contract`),
];

const changedValue = (place: string, promised: string, found: { type: unknown } | undefined) =>
  found ? changedType(place, promised, found) : [`${place} is missing`];

const changedType = (place: string, promised: string, { type }: { type: unknown }) =>
  String(type) === promised ? [] : [`${place} is ${String(type)}, the contract has ${promised}`];
