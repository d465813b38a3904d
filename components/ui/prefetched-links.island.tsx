'use client';

import type { Route } from 'next';
import Link from 'next/link';

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

/** Facts that a browser may tell about its network, which the DOM's types do not know. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Tells whether a visitor pays for, or waits for, what nobody has asked for. */
function isFrugal(): boolean {
  const { connection } = navigator as { readonly connection?: NetworkInformation };
  return Boolean(connection?.saveData) || Boolean(connection?.effectiveType?.endsWith('2g'));
}
