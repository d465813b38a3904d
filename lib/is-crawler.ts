import { createIsbotFromList, list } from 'isbot';

/** All patterns of crawlers but that of headless browsers, which run scripts, and so see what streams. */
const withoutScripts = list.filter((pattern) => pattern !== 'headless');

/**
 * True if a `user-agent` is that of a crawler, a link previewer or another program that reads the first HTML only.
 * @example isCrawler('facebookexternalhit/1.1') // true
 */
export const isCrawler = createIsbotFromList(withoutScripts);
