import type { Tab } from '../ui/tabs.tsx';

/** The sections of a character's pages. */
export function characterTabs(id: string): readonly Tab[] {
  const base = `/character/${id}`;
  return [
    { label: 'Kills', href: base },
    { label: 'Scenarios', href: `${base}/scenarios` },
    { label: 'Skirmishes', href: `${base}/skirmishes` },
  ];
}
