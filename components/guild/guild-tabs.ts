import type { Tab } from '../ui/tabs.tsx';

/** The sections of a guild's pages. */
export function guildTabs(id: string): readonly Tab[] {
  const base = `/guild/${id}`;
  return [
    { label: 'Kills', href: base },
    { label: 'Members', href: `${base}/members` },
    { label: 'Scenarios', href: `${base}/scenarios` },
    { label: 'Skirmishes', href: `${base}/skirmishes` },
  ];
}
