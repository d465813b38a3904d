import type { Route } from 'next';

import { TabLink } from './tab-link.island.tsx';
import styles from './tabs.module.css';

export interface Tab {
  readonly label: string;
  readonly href: Route;
  /** Said by the tab that is shown where another address shows it too. */
  readonly current?: boolean;
}

/** The sections of a page, each with an address of its own. The path tells which is current unless a tab says so. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const isTold = tabs.some(({ current }) => current);
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <TabLink key={tab.href} href={tab.href} current={isTold ? tab.current === true : undefined}>
          {tab.label}
        </TabLink>
      ))}
    </nav>
  );
}
