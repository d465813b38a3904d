import type { Route } from 'next';

import styles from './tabs.module.css';

export interface Tab {
  readonly label: string;
  readonly href: Route;
  /** Said by the tab that is shown where another address shows it too. */
  readonly current?: boolean;
}

/** A tab with what search engines hear of it, which the server knows: no script needs the list of listed pages. */
export interface TabLink extends Tab {
  readonly rel: 'nofollow' | undefined;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly TabLink[];
  readonly isCurrent: (tab: Tab) => boolean;
}

/** Links to the sections of a page, which keeps its scroll position: all above the tabs is the same. */
export const TabList = ({ label, tabs, isCurrent }: Props) => (
  <nav aria-label={label} className={styles.tabs}>
    {tabs.map((tab) => (
      <a
        key={tab.href}
        href={tab.href}
        rel={tab.rel}
        className={styles.tab}
        data-keep-scroll=""
        aria-current={isCurrent(tab) ? 'page' : undefined}
      >
        {tab.label}
      </a>
    ))}
  </nav>
);
