import { routes } from '#lib/url/routes.ts';

import type { Tab } from '../ui/page/tab-list.tsx';

/** The sections of a guild's pages. */
export function guildTabs(id: string): readonly Tab[] {
  return [
    { label: 'Kills', href: routes.guild(id) },
    { label: 'Members', href: routes.guild(id, '/members') },
    { label: 'Scenarios', href: routes.guild(id, '/scenarios') },
    { label: 'Skirmishes', href: routes.guild(id, '/skirmishes') },
  ];
}
