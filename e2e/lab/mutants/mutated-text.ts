import type { Mutant } from './mutant.ts';

/**
 * Puts a fault into the text of a file.
 * @throws RangeError where the text to replace does not occur exactly once
 */
export function mutatedText(text: string, { name, file, find, put }: Mutant): string {
  const [before = '', after, ...more] = text.split(find);
  if (after === undefined || more.length > 0) {
    throw new RangeError(`"${name}": its text does not stand in ${file} exactly once`);
  }
  return before + put + after;
}
