import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const known = new Map<string, string>();

/**
 * Reads the body of a recorded page, once.
 * @param file the name of a file in the folder that MARKUP_FOLDER names
 * @throws Error when there is no such file
 */
export function readMarkup(file: string): string {
  const folder = process.env.MARKUP_FOLDER ?? '';
  const markup =
    known.get(file) ?? readFileSync(join(/* turbopackIgnore: true */ folder, basename(file)), 'utf8');
  known.set(file, markup);
  return markup;
}
