import { FOR_EVER } from '#lib/cache-control.ts';

import type { ServedFile } from './file-index.ts';

/** Versions of the script that shows cards on other sites; what a version is never changes. */
const VERSIONED = /^\/cards-\d+\.js$/;

/** The version that `/cards.js` is. */
const NEWEST = '/cards-1.js';

/**
 * The files of the site with the script that shows cards: each version for ever under its number, the newest as
 * `/cards.js`, both for pages of any origin. Withheld where the operator has turned cards off.
 */
export function withCardScript(
  files: ReadonlyMap<string, ServedFile>,
  isOn: boolean,
): ReadonlyMap<string, ServedFile> {
  const own = new Map(files);
  for (const [path, file] of files) {
    if (!VERSIONED.test(path)) continue;
    own.set(path, isOn ? { ...file, shared: true, cacheControl: FOR_EVER } : { ...file, withheld: true });
  }
  const newest = files.get(NEWEST);
  if (newest && isOn) own.set('/cards.js', { ...newest, shared: true });
  return own;
}
