/**
 * The value of a className that is put together; what is absent is left out.
 *
 * @example joinClasses('a', undefined, 'b') // 'a b'
 */
export function joinClasses(...classes: readonly (string | false | undefined)[]): string {
  return classes.filter(Boolean).join(' ');
}
