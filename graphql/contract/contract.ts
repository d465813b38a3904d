import {
  array,
  entriesFromList,
  type InferOutput,
  object,
  optional,
  parse,
  partial,
  record,
  string,
  union,
} from 'valibot';
import { type Generation, GENERATIONS } from '../generations/generation.ts';

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

export type Contract = InferOutput<typeof contract>;

/** Several contracts in one file, by the generation that keeps each. */
const contracts = partial(object(entriesFromList(GENERATIONS, contract)));

/** @throws when the text is no JSON or no contract */
export const parseContract = (text: string): Contract => parse(contract, JSON.parse(text));

/**
 * Reads a contract of the first generation, or one of each generation that the file names.
 * @throws when the text is no JSON and holds no contract
 */
export function parseContracts(text: string): ReadonlyMap<Generation, Contract> {
  const several = parse(contracts, JSON.parse(text));
  const named = GENERATIONS.flatMap((generation): [Generation, Contract][] => {
    const given = several[generation];
    return given ? [[generation, given]] : [];
  });
  return new Map(named.length > 0 ? named : [[GENERATIONS[0], parseContract(text)]]);
}

/** A promised field with its arguments by name. */
export function promisedField(field: Contract['types'][string][string]) {
  const { type, args } = typeof field === 'string' ? { type: field, args: [] } : field;
  return { type, args: new Map(args.map(promisedArgument)) };
}

/** An argument with a default may be left out whatever its type says. */
function promisedArgument(text: string): readonly [name: string, type: string] {
  const [name = '', value = ''] = text.split(':');
  const [type = ''] = value.split('=');
  return [name.trim(), type.trim()];
}
