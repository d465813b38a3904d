import { type Level, markOf, placeOf } from './place.ts';

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

/** Marks in all navigations where the page of a path stands, and shows the way to the parts of its area. */
function markPlace(root: ParentNode, path: string): void {
  const place = placeOf(path);
  for (const link of root.querySelectorAll<HTMLElement>('[data-level]')) {
    const mark = markOf(link.getAttribute('href') ?? '', link.dataset['level'] as Level, place);
    if (mark) link.setAttribute('aria-current', mark);
    else link.removeAttribute('aria-current');
  }
  for (const nav of root.querySelectorAll<HTMLElement>('[data-area]')) {
    nav.hidden = nav.dataset['area'] !== place.area;
  }
}
