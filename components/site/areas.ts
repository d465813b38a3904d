import { routes } from '#lib/url/routes.ts';

/** The areas of the site, in the order of the masthead. An area is listed from the day its screens exist. */
export const AREAS = [
  { label: 'Players', href: routes.home },
  { label: 'Guilds', href: routes.guilds },
  { label: 'Kills', href: routes.kills },
  { label: 'Scenarios', href: routes.scenarios },
  { label: 'Skirmishes', href: routes.skirmishes },
  { label: 'Ranked', href: routes.ranked },
  { label: 'Library', href: routes.items },
] as const;

/** Where a page belongs that is not an area's own address. */
const BRANCHES: readonly (readonly [prefix: string, area: string])[] = [
  [routes.character(''), routes.home],
  [routes.guild(''), routes.guilds],
  [routes.kill(''), routes.kills],
  [routes.scenario(''), routes.scenarios],
  [routes.skirmish(''), routes.skirmishes],
];

/**
 * The address of the area that a page belongs to, or null.
 * @example areaOf('/guild/12/feud/9') // '/guilds'
 */
export function areaOf(path: string): string | null {
  if (AREAS.some(({ href }) => href === path)) return path;
  return BRANCHES.find(([prefix]) => path.startsWith(prefix))?.[1] ?? null;
}
