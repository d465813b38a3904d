/** The areas of the site, in the order of the masthead. An area is listed from the day its screens exist. */
export const AREAS = [
  { label: 'Players', href: '/' },
  { label: 'Guilds', href: '/guilds' },
  { label: 'Kills', href: '/kills' },
  { label: 'Scenarios', href: '/scenarios' },
  { label: 'Skirmishes', href: '/skirmishes' },
  { label: 'Ranked', href: '/ranked-leaderboard' },
] as const;

/** Where a page belongs that is not an area's own address. */
const BRANCHES: readonly (readonly [prefix: string, area: string])[] = [
  ['/character/', '/'],
  ['/guild/', '/guilds'],
  ['/kill/', '/kills'],
  ['/scenario/', '/scenarios'],
  ['/skirmish/', '/skirmishes'],
];

/**
 * The address of the area that a page belongs to, or null.
 * @example areaOf('/guild/12/feud/9') // '/guilds'
 */
export function areaOf(path: string): string | null {
  if (AREAS.some(({ href }) => href === path)) return path;
  return BRANCHES.find(([prefix]) => path.startsWith(prefix))?.[1] ?? null;
}
