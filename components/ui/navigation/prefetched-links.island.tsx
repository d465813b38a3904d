'use client';

import type { Route } from 'next';
import Link from 'next/link';

import { isFrugal } from './is-frugal.ts';

/**
 * Links that nobody sees, to pages that may be opened next: the router fetches the whole page of a `Link` with
 * `prefetch` that is in view. Visitors who save data, or wait for it, get none.
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
