import type { Route } from 'next';

import { TabLink } from './tab-link.island.tsx';
import styles from './tabs.module.css';

export interface Tab {
  readonly label: string;
  readonly href: Route;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The tab that is shown, where it need not be the one that the address names. */
  readonly shown?: Route;
}

/** The sections of a page, each with an address of its own. */
export function Tabs({ label, tabs, shown }: Props) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <TabLink key={tab.href} href={tab.href} current={shown && shown === tab.href}>
          {tab.label}
        </TabLink>
      ))}
    </nav>
  );
}
