/**
 * Joins class names to the value of a className; absent ones are left out, and none at all give undefined.
 *
 * @example joinClasses('a', undefined, 'b') // 'a b'
 */
export function joinClasses(...classes: readonly (string | false | undefined)[]): string | undefined {
  return classes.filter(Boolean).join(' ') || undefined;
}
