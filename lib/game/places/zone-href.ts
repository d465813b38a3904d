import type { Route } from 'next';

import { knownDate } from '#lib/format/time.ts';
import { ZONE_FILTER } from '#lib/url/filter/zone-filter.ts';
import { listAddress, listHref } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { isNamedZone } from './zones.ts';

/**
 * The address of a zone's page, for every link to it; null for a zone that the site has no name for, whose page is
 * there only while kills are known.
 * @param hasKills true where the caller knows of a kill in the last 30 days
 * @example zoneHref('6') // '/zone/6'
 */
export const zoneHref = (id: string, hasKills = false): Route | null =>
  hasKills || isNamedZone(id) ? routes.zone(id) : null;

/**
 * The address of a zone's page with the day (UTC) of a moment chosen, for what happened there; null for a zone that the
 * site has no name for.
 * @param time as the API gives it
 * @example zoneDayHref('105', 1790164800) // '/zone/105?period=2026-09-23'
 */
export function zoneDayHref(id: string, time: number | string): Route | null {
  if (!isNamedZone(id)) return null;
  const day = knownDate(time)?.toISOString().slice(0, '2026-09-23'.length);
  return listHref(listAddress(routes.zone(id), { period: day }, ZONE_FILTER));
}
