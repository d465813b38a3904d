import type { ReactNode } from 'react';

interface Props {
  /** The name of what scrolls. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * What is too wide for the screen scrolls sideways in a region of its own, by keyboard too. From 1,241 px on every table
 * has room, and its head may stay in sight, which it cannot do within a region that scrolls. It holds what is positioned
 * in it, such as texts for screen readers, which else would widen the page.
 */
export function ScrollRegion({ label, children }: Props) {
  return (
    <div
      className="relative rounded [@media(width<=1240px)]:overflow-x-auto [@media(width<=1240px)]:overscroll-x-contain"
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      {children}
    </div>
  );
}
