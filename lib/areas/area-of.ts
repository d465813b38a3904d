import type { Route } from 'next';

/** A part of the site that the masthead leads to. */
export interface Area {
  readonly label: string;
  readonly href: Route;
  /** The beginnings of the addresses of records that belong to the area. */
  readonly prefix?: string | readonly string[];
  /** The areas that it is made of, where it is more than one list. */
  readonly areas?: readonly Area[];
}

/**
 * The area that a page belongs to, if any.
 * @example areaOf(AREAS, '/guild/12/feud/9')?.href // '/guilds'
 */
export function areaOf(areas: readonly Area[], path: string): Area | undefined {
  return areas.find(
    ({ href, prefix, areas: parts = [] }) =>
      href === path ||
      [prefix].flat().some((start) => start && path.startsWith(start)) ||
      areaOf(parts, path),
  );
}
