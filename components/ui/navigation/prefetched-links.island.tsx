'use client';

import type { Route } from 'next';
import Link from 'next/link';

import { isFrugal } from './is-frugal.ts';

/**
 * Invisible links to likely next pages: the router prefetches the whole page of a `Link` with `prefetch` in view.
 * Visitors with data saver or a slow connection get none.
 */
export default function PrefetchedLinks({ addresses }: { readonly addresses: readonly string[] }) {
  if (isFrugal()) return null;
  return addresses.map((address) => (
    <Link
      key={address}
      href={address as Route}
      prefetch
      aria-hidden
      tabIndex={-1}
      className="pointer-events-none fixed top-0 left-0 size-px"
    />
  ));
}
