/**
 * A PostgreSQL array in its text form, to be cast where it is used: `any(${arrayLiteral(ids)}::bigint[])`.
 * One parameter whatever its length, and no array types to look up in the catalogue first.
 *
 * @example [1, 2] => '{"1","2"}'
 */
export const arrayLiteral = (values: readonly (string | number)[]) => `{${values.map(quoted).join(',')}}`;

const quoted = (value: string | number) => `"${String(value).replace(/["\\]/g, '\\$&')}"`;

/** Reads integers from the text form of an array without nulls, which is JSON except for its brackets. */
export const arrayIntegers = (text: string): number[] => JSON.parse(`[${text.slice(1, -1)}]`);
