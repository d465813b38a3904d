import type { Route } from 'next';

import { NavLink } from '../navigation/nav-link.tsx';
import styles from './tabs.module.css';

export interface Tab {
  readonly label: string;
  readonly href: Route;
  /** Said by the tab that is shown where another address shows it too. */
  readonly current?: boolean;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly isCurrent: (tab: Tab) => boolean;
}

/** Links to the sections of a page, which keeps its scroll position: all above the tabs is the same. */
export const TabList = ({ label, tabs, isCurrent }: Props) => (
  <nav aria-label={label} className={styles.tabs}>
    {tabs.map((tab) => (
      <NavLink
        key={tab.href}
        href={tab.href}
        className={styles.tab}
        scroll={false}
        aria-current={isCurrent(tab) ? 'page' : undefined}
      >
        {tab.label}
      </NavLink>
    ))}
  </nav>
);
