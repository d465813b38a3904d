import type { Route } from 'next';
import type { ComponentProps } from 'react';

import { isFollowed } from '#lib/url/listed-address.ts';

import { joinClasses } from '../join-classes.ts';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  readonly href: Route;
  /** True if the next page is scrolled to its top; lists that change in place keep their position. */
  readonly scroll?: boolean;
}

/**
 * A link inside the site. Plain HTML: one listener for the whole document lets the router follow it. Search engines
 * hear which links lead to nothing that they list.
 */
export function NavLink({ scroll = true, rel, children, ...link }: Props) {
  return (
    <a
      {...link}
      rel={isFollowed(link.href) ? rel : joinClasses(rel, 'nofollow')}
      data-keep-scroll={scroll ? undefined : ''}
    >
      {children}
    </a>
  );
}
