import { LAST_NIGHT } from '#lib/url/last-night.ts';
import { firstPageHref, type ListAddress } from '#lib/url/list-address.ts';

import { NavLink } from './nav-link.tsx';
import { nightWords } from './time-format.ts';

/** Leads to the last night in UTC, which scripts make that of the visitor's zone. */
export const NightLink = ({ list }: { readonly list: ListAddress }) => (
  <p className="mt-1">
    <NavLink
      href={firstPageHref(list, { period: LAST_NIGHT, from: null, to: null })}
      scroll={false}
      className="inline-flex min-h-6 items-center text-sm text-link narrow:min-h-11"
      data-night=""
      suppressHydrationWarning
    >
      {nightWords('UTC')}
    </NavLink>
  </p>
);
