import { routes } from '#lib/url/routes.ts';

import type { Tab } from '../ui/page/tab-list.tsx';

/** The sections of a character's pages. */
export function characterTabs(id: string): readonly Tab[] {
  return [
    { label: 'Kills', href: routes.character(id) },
    { label: 'Scenarios', href: routes.character(id, '/scenarios') },
    { label: 'Skirmishes', href: routes.character(id, '/skirmishes') },
    { label: 'Armory', href: routes.character(id, '/armory') },
  ];
}
