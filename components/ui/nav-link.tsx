import type { Route } from 'next';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  readonly href: Route;
  /** True if the next page is scrolled to its top; lists that change in place keep their position. */
  readonly scroll?: boolean;
}

/** A link inside the site. Plain HTML: one listener for the whole document lets the router follow it. */
export function NavLink({ scroll = true, children, ...link }: Props) {
  return (
    <a {...link} data-keep-scroll={scroll ? undefined : ''}>
      {children}
    </a>
  );
}
