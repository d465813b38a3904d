'use client';

import type { Route } from 'next';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

import { NavLink } from './nav-link.island.tsx';
import styles from './tabs.module.css';

interface Props {
  readonly href: Route;
  /** Whether it leads to what is shown; told by the address of the page unless given. */
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** A link that knows whether it leads to the page it stands on: layouts stay mounted while pages change. */
export function TabLink({ href, current, children }: Props) {
  const path = usePathname();
  return (
    <NavLink
      href={href}
      className={styles.tab}
      aria-current={(current ?? path === href) ? 'page' : undefined}
    >
      {children}
    </NavLink>
  );
}
