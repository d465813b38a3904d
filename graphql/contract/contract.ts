import { buildSchema, type GraphQLSchema } from 'graphql';
import { array, looseObject, object, optional, parse, record, string, union } from 'valibot';
import { GENERATIONS, type Generation } from '../generations/generation.ts';
import { schemaOf } from '../generations/schema-of.ts';
import {
  argumentCoordinate,
  changedParts,
  memberCoordinate,
  onlyIn,
  ownersOf,
  type Parts,
  partsOf,
  possibleTypeCoordinate,
} from './coordinates.ts';

const types = record(
  string(),
  record(string(), union([string(), object({ type: string(), args: array(string()) })])),
);
const lists = record(string(), array(string()));

/**
 * The contract of an API: types, interfaces and inputs as `field: type`, a field with arguments as
 * `{ type, args: ["name: type"] }`; enums, unions and implemented interfaces as lists of names. Types are written as in
 * SDL, so that `!` and `[]` count. Other keys, such as notes, are left alone.
 */
const contract = object({
  types,
  inputs: optional(record(string(), record(string(), string())), {}),
  enums: optional(lists, {}),
  scalars: optional(array(string()), []),
  interfaces: optional(types, {}),
  implements: optional(lists, {}),
  unions: optional(lists, {}),
});

/** The parts that a contract in JSON promises. */
function promisedParts(given: unknown): Parts {
  const { types, interfaces, inputs, scalars, enums, unions, ...rest } = parse(contract, given);
  const parts = new Map<string, { type: string }>();
  const promise = (coordinate: string, type: string) => void parts.set(coordinate, { type });
  const each = <Value>(
    kind: string,
    all: Record<string, Value>,
    note: (name: string, value: Value) => void,
  ) => {
    for (const [name, value] of Object.entries(all)) {
      promise(name, kind);
      note(name, value);
    }
  };
  const noteFields = (owner: string, fields: (typeof types)[string]) => {
    for (const [name, field] of Object.entries(fields)) {
      const { type, args } = typeof field === 'string' ? { type: field, args: [] } : field;
      promise(memberCoordinate(owner, name), type);
      for (const text of args) {
        // An argument with a default may be left out whatever its type says.
        const [argument = '', value = ''] = text.split(/[:=]/);
        promise(argumentCoordinate(owner, name, argument.trim()), value.trim());
      }
    }
  };
  each('type', types, noteFields);
  each('interface', interfaces, noteFields);
  each('input', inputs, noteFields);
  each('enum', enums, (name, values) =>
    values.forEach((value) => promise(memberCoordinate(name, value), 'value')),
  );
  each('union', unions, (name, members) =>
    members.forEach((member) => promise(possibleTypeCoordinate(name, member), 'member')),
  );
  for (const name of scalars) promise(name, 'scalar');
  for (const [name, all] of Object.entries(rest.implements))
    all.forEach((one) => promise(possibleTypeCoordinate(one, name), 'member'));
  return parts;
}

/**
 * Lists the violations of a contract by a schema, one line each; none when it keeps it. Additions of the schema are no
 * differences, unless clients would have to send them: a required argument or input field.
 */
export function differences(schema: GraphQLSchema, promised: Parts): string[] {
  const own = partsOf(schema);
  const required = [...own].filter(
    ([coordinate, { isRequired }]) =>
      isRequired && !promised.has(coordinate) && ownersOf(coordinate).every((owner) => promised.has(owner)),
  );
  return [
    ...onlyIn(promised, own).map((coordinate) => `${coordinate} is missing`),
    ...changedParts(promised, own)
      // Contracts may be read from generated clients, which write interfaces for inputs too.
      .filter(({ type, now }) => type !== 'interface' || now !== 'input')
      .map(({ coordinate, type, now }) => `${coordinate} is ${now}, the contract has ${type}`),
    ...required.map(([coordinate]) => `${coordinate} is required, but not in the contract`),
  ];
}

/**
 * The contracts in a text by the generation that keeps each: SDL, or JSON with the contract of the first generation or
 * those of several by their names. SDL does not say of which generation it is.
 * @throws when the text holds neither a contract in JSON nor SDL, or the SDL names a type that it does not define
 */
export function contractsIn(text: string): ReadonlyMap<Generation, Parts> {
  if (!/^\s*[[{]/.test(text)) {
    const parts = partsOf(buildSchema(text, { assumeValidSDL: true }));
    return new Map(GENERATIONS.map((generation) => [generation, parts]));
  }
  const given: object = parse(looseObject({}), JSON.parse(text));
  const named = GENERATIONS.filter((generation) => generation in given);
  if (named.length === 0) return new Map([[GENERATIONS[0], promisedParts(given)]]);
  return new Map(named.map((generation) => [generation, promisedParts(Reflect.get(given, generation))]));
}

/**
 * Compares a schema with each contract in a text; of SDL, with the generation that has the fewest differences.
 * @param everything the schema that has everything of all generations
 * @throws as `contractsIn`
 */
export function compareContracts(everything: GraphQLSchema, text: string) {
  const compared = Array.from(contractsIn(text), ([generation, promised]) => ({
    generation,
    promised,
    differences: differences(schemaOf(generation, everything), promised),
  }));
  const isSdl = compared.length > 1 && compared[0]?.promised === compared[1]?.promised;
  if (!isSdl) return compared;
  return compared.toSorted((one, other) => one.differences.length - other.differences.length).slice(0, 1);
}
