import { isPageOffered } from '#lib/api/offered-pages.ts';

import type { Area } from './area-of.ts';
import { AREAS } from './areas.ts';

/** Addresses of lists that the API does not have, as far as that is known by now. */
export const areasNotOffered = (areas: readonly Area[] = AREAS): string[] =>
  areas.flatMap(({ href, areas: parts }) => {
    if (parts) return areasNotOffered(parts);
    return isPageOffered(href) ? [] : [href];
  });

/** Areas without some lists. One that is made of several goes with the last of them. */
export function areasWithout(missing: readonly string[], areas: readonly Area[] = AREAS): readonly Area[] {
  if (missing.length === 0) return areas;
  return areas.flatMap((area) => {
    if (!area.areas) return missing.includes(area.href) ? [] : [area];
    const parts = areasWithout(missing, area.areas);
    return parts.length > 0 ? [{ ...area, areas: parts }] : [];
  });
}

/** The address that an area is entered at: its own list, or the first one that it has left. */
export const entranceOf = ({ href, areas = [] }: Area): Area['href'] =>
  areas.some((part) => part.href === href) ? href : (areas[0]?.href ?? href);

/** The areas whose lists the API has. */
export const areasOffered = (): readonly Area[] => areasWithout(areasNotOffered());
