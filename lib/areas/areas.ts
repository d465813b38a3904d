import { routes } from '#lib/url/routes.ts';

import type { Area } from './area-of.ts';

/** The areas of the site, in the order of the masthead. An area is listed from the day its screens exist. */
export const AREAS: readonly Area[] = [
  { label: 'Players', href: routes.home },
  { label: 'Guilds', href: routes.guilds },
  { label: 'Kills', href: routes.kills },
  { label: 'Scenarios', href: routes.scenarios },
  { label: 'Skirmishes', href: routes.skirmishes },
  { label: 'Ranked', href: routes.ranked },
  {
    label: 'Library',
    href: routes.items,
    areas: [
      { label: 'Items', href: routes.items },
      { label: 'Creatures', href: routes.creatures },
      { label: 'Objects', href: routes.gameObjects },
      { label: 'Quests', href: routes.quests },
      { label: 'Chapters', href: routes.chapters },
    ],
  },
  {
    label: 'Dungeons',
    href: routes.instances,
    areas: [
      { label: 'Instances', href: routes.instances },
      { label: 'Instance runs', href: routes.instanceRuns },
    ],
  },
  { label: 'War journal', href: routes.storylines },
];
