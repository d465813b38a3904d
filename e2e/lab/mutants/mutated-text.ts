import type { Mutant } from './mutant.ts';

/**
 * The text of a file with a fault in it.
 * @throws RangeError where what the fault replaces does not stand there exactly once
 */
export function mutatedText(text: string, { name, file, find, put }: Mutant): string {
  const [before = '', after, ...more] = text.split(find);
  if (after === undefined || more.length > 0) {
    throw new RangeError(`"${name}": its text does not stand in ${file} exactly once`);
  }
  return before + put + after;
}
