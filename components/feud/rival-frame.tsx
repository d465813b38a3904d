import type { Route } from 'next';
import type { ReactNode } from 'react';

import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel } from '../ui/page/panel.tsx';

interface Props {
  readonly side: 'order' | 'destruction' | 'neutral';
  readonly name: string;
  readonly href: Route;
  /** The picture beside the name. */
  readonly badge: ReactNode;
  /** Facts about this side. */
  readonly children: ReactNode;
}

/** One side of a feud, with the edge of its realm. */
export function RivalFrame({ side, name, href, badge, children }: Props) {
  return (
    <Panel
      as="section"
      ornate
      data-side={side}
      className="border-t-3 border-t-edge @container grid content-start justify-items-start gap-4 px-5 pt-4.5 pb-5"
      aria-label={name}
    >
      <div className="flex items-center gap-4 print:flex-wrap">
        {badge}
        <h2 className="text-[1.5rem] print:text-md">
          <NavLink href={href}>{name}</NavLink>
        </h2>
      </div>
      {children}
    </Panel>
  );
}
