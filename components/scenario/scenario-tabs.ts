import { routes } from '#lib/url/routes.ts';

import type { Tab } from '../ui/page/tab-list.tsx';

/** The sections of a scenario run's pages. */
export function scenarioTabs(id: string): readonly Tab[] {
  return [
    { label: 'Scoreboard', href: routes.scenario(id) },
    { label: 'Kills', href: routes.scenario(id, '/kills') },
    { label: 'Skirmishes', href: routes.scenario(id, '/skirmishes') },
    { label: 'Map', href: routes.scenario(id, '/map') },
  ];
}
