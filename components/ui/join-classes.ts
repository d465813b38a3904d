/**
 * The value of a className that is put together; what is absent is left out, and nothing is undefined.
 *
 * @example joinClasses('a', undefined, 'b') // 'a b'
 */
export function joinClasses(...classes: readonly (string | false | undefined)[]): string | undefined {
  return classes.filter(Boolean).join(' ') || undefined;
}
