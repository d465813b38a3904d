import type { Route } from 'next';
import type { ReactNode } from 'react';

import { NavLink } from '../ui/nav-link.island.tsx';

interface Props {
  readonly side: 'order' | 'destruction' | 'neutral';
  readonly name: string;
  readonly href: Route;
  /** The picture beside the name. */
  readonly badge: ReactNode;
  /** What is known about this side. */
  readonly children: ReactNode;
}

/** One side of a feud, with the edge of its realm. */
export function RivalFrame({ side, name, href, badge, children }: Props) {
  return (
    <section
      className={`panel orn edge-top edge-${side} grid content-start justify-items-start gap-4 px-5 pt-4.5 pb-5`}
      aria-label={name}
    >
      <div className="flex items-center gap-4">
        {badge}
        <h2 className="text-[1.5rem]">
          <NavLink href={href}>{name}</NavLink>
        </h2>
      </div>
      {children}
    </section>
  );
}
