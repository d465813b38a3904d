import { type Level, markOf, placeOf } from './place.ts';

/** Marks in all navigations where the page of a path stands, and shows the way to the parts of its area. */
export function markPlace(root: ParentNode, path: string): void {
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
