import type { Route } from 'next';

import { isOffered } from '#lib/api/offered.ts';
import { ITEM_NEEDS } from '#lib/url/filter/item-filter.ts';
import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';

interface Props {
  /** The field of the filter. */
  readonly by: keyof typeof ITEM_NEEDS;
  readonly id: string;
  readonly children: string;
}

/** Leads to the list of items with one filter set; nothing where the API has no such filter. */
export const ItemsLink = ({ by, id, children }: Props) =>
  isOffered(ITEM_NEEDS[by]) && (
    <NavLink
      href={`${routes.items}?${by}=${id}` as Route}
      className="inline-flex min-h-6 items-center text-link narrow:min-h-11"
    >
      {children}
    </NavLink>
  );
