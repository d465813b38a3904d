/**
 * A PostgreSQL array in its text form, to be cast where it is used: `any(${arrayLiteral(ids)}::bigint[])`.
 * One parameter whatever its length, and no array types to look up in the catalogue first.
 *
 * @example [1, 'two', null] => '{1,"two",NULL}'
 */
export const arrayLiteral = (values: readonly (string | number | boolean | null)[]) =>
  `{${values.map(element).join(',')}}`;

function element(value: string | number | boolean | null): string {
  if (value === null) return 'NULL';
  return typeof value === 'string' ? `"${value.replace(/["\\]/g, '\\$&')}"` : String(value);
}

/** Reads integers from the text form of an array without nulls, which is JSON except for its brackets. */
export const arrayIntegers = (text: string): number[] => JSON.parse(`[${text.slice(1, -1)}]`);
