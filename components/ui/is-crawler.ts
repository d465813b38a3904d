import { createIsbotFromList, list } from 'isbot';

/** A headless browser runs scripts, and so sees what streams. */
const withoutScripts = list.filter((pattern) => pattern !== 'headless');

/**
 * Whether a `user-agent` is that of a crawler, a link previewer or another program that reads the first answer only.
 * @example isCrawler('facebookexternalhit/1.1') // true
 */
export const isCrawler = createIsbotFromList(withoutScripts);
