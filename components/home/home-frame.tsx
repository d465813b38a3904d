import type { ReactNode } from 'react';

import { FreshnessNote } from '../ui/freshness-note.tsx';
import { Tabs } from '../ui/tabs.tsx';

const TABS = [
  { label: 'Players', href: '/' },
  { label: 'Guilds', href: '/guilds' },
  { label: 'Scenarios', href: '/scenarios' },
  { label: 'Skirmishes', href: '/skirmishes' },
];

/** The tabs of the home page and what stands under them. */
export function HomeFrame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap">
      <Tabs label="Home sections" tabs={TABS} />
      <div className="mt-5">
        <FreshnessNote />
        {children}
      </div>
    </div>
  );
}
