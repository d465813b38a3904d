import type { StringOperationFilterInput } from '#graphql/generated/documents.ts';

/**
 * The condition that a name has a text in it, where ß and ss are the same letters, as they are in a search.
 * @example nameContains('axe') // { contains: 'axe' }
 * @example nameContains('Gross') // { or: [{ contains: 'Gross' }, { contains: 'Groß' }] }
 */
export function nameContains(text: string): StringOperationFilterInput {
  const texts = [...new Set([text, text.replaceAll(/[ßẞ]/g, 'ss'), text.replaceAll(/ss/gi, 'ß')])];
  return texts.length === 1 ? { contains: text } : { or: texts.map((contains) => ({ contains })) };
}
