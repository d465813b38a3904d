import type { Route } from 'next';
import type { ReactNode } from 'react';

import { NavLink } from '../ui/navigation/nav-link.tsx';

interface Props {
  readonly label: string;
  readonly value: ReactNode;
  /** The list that the value counts, on this page. */
  readonly to?: Route;
  /** A line below the value: its population. */
  readonly children?: ReactNode;
}

/** Phones have room for what leads on. */
const MORE = 'block text-sm text-muted narrow:[&:not(:has(a))]:hidden';

/** One number at the head of an overview. */
export function Figure({ label, value, to, children }: Props) {
  return (
    <div className="min-w-0 px-5 py-4 narrow:px-3 narrow:py-2">
      <dt className="text-sm/[1.45] text-muted">{label}</dt>
      <dd>
        <span className="tracking-figure block text-[1.625rem] leading-[1.2] font-bold narrow:text-[1.375rem]">
          {to ? (
            <NavLink href={to} className="underline decoration-control decoration-1 underline-offset-4">
              {value}
            </NavLink>
          ) : (
            value
          )}
        </span>
        {children && <span className={MORE}>{children}</span>}
      </dd>
    </div>
  );
}
