import type { Route } from 'next';

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
