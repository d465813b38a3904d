'use client';

import type { Route } from 'next';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

import { NavLink } from './nav-link.tsx';
import styles from './tabs.module.css';

interface Props {
  readonly href: Route;
  /** Where it is not for the path to say. */
  readonly current?: boolean | undefined;
  readonly children: ReactNode;
}

/** A link that knows whether it leads to the page it stands on: layouts stay mounted while pages change. */
export function TabLink({ href, current, children }: Props) {
  const isPath = usePathname() === href;
  return (
    <NavLink href={href} className={styles.tab} aria-current={(current ?? isPath) ? 'page' : undefined}>
      {children}
    </NavLink>
  );
}
