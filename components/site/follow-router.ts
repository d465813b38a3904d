import { markPlace } from './mark-place.ts';

/** Tags that describe the first page alone. */
const OF_PAGE =
  'meta[name="description"],meta[name="robots"],meta[property^="og:"],meta[name^="twitter:"],link[rel="alternate"],script[type="application/ld+json"]';

/**
 * Lets the document follow the router to the page of a path: marks its place in the navigations, and takes what only
 * programs read out of the head, since it would be about another page.
 */
export function followRouter(root: Document, path: string): void {
  markPlace(root, path);
  for (const tag of root.head.querySelectorAll(OF_PAGE)) tag.remove();
}
