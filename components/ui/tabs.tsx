import type { Route } from 'next';

import { TabLink } from './tab-link.island.tsx';
import styles from './tabs.module.css';

export interface Tab {
  readonly label: string;
  readonly href: Route;
}

/** The sections of a page, each with an address of its own. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <TabLink key={tab.href} href={tab.href}>
          {tab.label}
        </TabLink>
      ))}
    </nav>
  );
}
