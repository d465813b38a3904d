import type { ReactNode } from 'react';

interface Props {
  /** The name of what scrolls. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * What is too wide for the screen scrolls sideways in a region of its own, by keyboard too. It holds what is positioned
 * in it, such as texts for screen readers, which else would widen the page.
 */
export function ScrollRegion({ label, children }: Props) {
  return (
    <div
      className="relative rounded compact:overflow-x-auto compact:overscroll-x-contain"
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      {children}
    </div>
  );
}
