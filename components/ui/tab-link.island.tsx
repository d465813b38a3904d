'use client';

import type { Route } from 'next';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

import { NavLink } from './nav-link.island.tsx';
import styles from './tabs.module.css';

/** A link that knows whether it leads to the page it stands on: layouts stay mounted while pages change. */
export function TabLink({ href, children }: { href: Route; children: ReactNode }) {
  const current = usePathname() === href;
  return (
    <NavLink href={href} className={styles.tab} aria-current={current ? 'page' : undefined}>
      {children}
    </NavLink>
  );
}
