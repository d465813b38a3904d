'use client';

import type { Route } from 'next';
import Link, { useLinkStatus } from 'next/link';
import type { ComponentProps } from 'react';

import { NavigationProgress } from './navigation-progress.island.tsx';

interface Props extends Omit<ComponentProps<typeof Link>, 'href'> {
  readonly href: Route;
}

/**
 * A link inside the site. While it is being followed, the header shows a bar.
 * Rows of links must not prefetch what nobody asked for.
 */
export function NavLink({ children, ...link }: Props) {
  return (
    <Link prefetch={false} {...link}>
      {children}
      <Following />
    </Link>
  );
}

function Following() {
  return useLinkStatus().pending ? <NavigationProgress /> : null;
}
