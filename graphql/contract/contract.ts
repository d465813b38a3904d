import { array, type InferOutput, object, optional, parse, record, string, union } from 'valibot';

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

/** @throws when the text is no JSON or no contract */
export const parseContract = (text: string): Contract => parse(contract, JSON.parse(text));

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
