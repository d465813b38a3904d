import type { Route } from 'next';

import { kindAt } from '#lib/url/page-kind-of.ts';

/** A part of the site that the masthead leads to. */
export interface Area {
  readonly label: string;
  readonly href: Route;
  /** The areas that it is made of, where it is more than one list. */
  readonly areas?: readonly Area[];
}

/**
 * The area that a page belongs to, if any.
 * @example areaOf(AREAS, '/guild/12/feud/9')?.href // '/guilds'
 */
export function areaOf(areas: readonly Area[], path: string): Area | undefined {
  const home = kindAt(path)?.kind.area;
  return home === undefined ? undefined : areas.find((area) => isOrHas(area, home));
}

const isOrHas = ({ href, areas = [] }: Area, address: Route): boolean =>
  href === address || areas.some((part) => isOrHas(part, address));
