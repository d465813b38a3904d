import { routes } from '#lib/url/routes.ts';

import type { Tab } from '../ui/page/tab-list.tsx';

/** The sections of a skirmish's pages. */
export function skirmishTabs(id: string): readonly Tab[] {
  return [
    { label: 'Scoreboard', href: routes.skirmish(id) },
    { label: 'Kills', href: routes.skirmish(id, '/kills') },
    { label: 'Kill damage', href: routes.skirmish(id, '/damage') },
  ];
}
