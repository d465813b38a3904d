import type { Route } from 'next';

import { plural, thousands } from '#lib/format/number.ts';

import { NavLink } from '../navigation/nav-link.tsx';

interface Props {
  /** The number of rows that a list leaves out. */
  readonly count: number;
  readonly one: string;
  readonly many: string;
  /** The address of a page that has them. */
  readonly href: Route;
}

/** Says how many rows a list leaves out, and leads to them; nothing where it leaves out none. */
export const MoreLink = ({ count, one, many, href }: Props) =>
  count > 0 && (
    <NavLink href={href} className="inline-flex min-h-6 items-center text-sm text-link narrow:min-h-11">
      and {thousands(count)} more {plural(count, one, many)}
    </NavLink>
  );
