import type { Route } from 'next';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  readonly href: Route;
  /** Whether the next page begins at its top; lists that change in place stay where they are. */
  readonly scroll?: boolean;
}

/** A link inside the site. Plain HTML: one listener for the whole document lets the router follow it. */
export function NavLink({ scroll = true, ...link }: Props) {
  return <a {...link} data-keep-scroll={scroll ? undefined : ''} />;
}
