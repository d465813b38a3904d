import { type Area, areaOf } from '#lib/areas/area-of.ts';
import { AREAS } from '#lib/areas/areas.ts';

/** The place of a page among the areas of the site, as far as the navigations show it. There are few such places. */
export interface SitePlace {
  /** The address of a navigation's link that leads to the page itself. */
  readonly page: string | undefined;
  /** The address of the area that the page belongs to. */
  readonly area: string | undefined;
  /** The same of the part of that area, where it is made of several. */
  readonly part: string | undefined;
}

/** The level of a navigation's areas: the main ones, or their parts. */
export type Level = 'area' | 'part';

/** @example placeOf('/creature/12') // { page: undefined, area: '/items', part: '/creatures' } */
export function placeOf(path: string): SitePlace {
  const area = areaOf(AREAS, path);
  const part = area?.areas && areaOf(area.areas, path);
  const isListed = [area, ...(area?.areas ?? [])].some((listed) => listed?.href === path);
  return { page: isListed ? path : undefined, area: area?.href, part: part?.href };
}

/** Returns the `aria-current` of a navigation's link: 'page' if it leads to the current page, 'true' if to its area. */
export function markOf(href: string, level: Level, place: SitePlace): 'page' | 'true' | undefined {
  if (href === place.page) return 'page';
  return href === place[level] ? 'true' : undefined;
}

/** The areas that consist of several pages. */
export const dividedAreas = (areas: readonly Area[]) =>
  areas.filter((area): area is Required<Pick<Area, 'areas'>> & Area => !!area.areas);
