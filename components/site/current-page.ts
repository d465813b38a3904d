/**
 * What a link of a navigation says of itself: that it leads to the page that is shown, or to the area which that page
 * belongs to.
 * @param area the address of the current area
 */
export function currentPage(
  href: string,
  path: string,
  area: string | undefined,
): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href === area ? 'true' : undefined;
}
