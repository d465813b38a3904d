'use client';

import type { Route } from 'next';
import Link, { useLinkStatus } from 'next/link';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<typeof Link>, 'href'> {
  readonly href: Route;
}

/**
 * A link inside the site. While it is being followed, a mark in it turns on the bar under the masthead.
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
  return useLinkStatus().pending ? <span data-navigating="" hidden /> : null;
}
