import type { Route } from 'next';
import { NavLink } from '../ui/navigation/nav-link.tsx';

/** The number of a row, in front of what it is called. */
export const RowNumber = ({ children }: { readonly children: number }) => (
  <span className="block text-lg leading-none font-semibold text-accent">{children}</span>
);

/** The name of a chapter of the story in a table, which makes its whole row a link. */
export const RowLink = ({ href, children }: { readonly href: Route; readonly children: string }) => (
  <NavLink
    href={href}
    className="font-display text-lg leading-tight font-semibold wrap-anywhere after:absolute after:inset-0 narrow:static! narrow:text-md"
  >
    {children}
  </NavLink>
);
