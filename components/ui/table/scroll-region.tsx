import type { ReactNode } from 'react';

import styles from './scroll-region.module.css';

interface Props {
  /** The name of what scrolls. */
  readonly label: string;
  /** Classes of a region that scrolls on every screen. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Scrolls content that is wider than the screen sideways in its own region, by keyboard too. From 1,241 px on every
 * table has room, and its head may be sticky, which it cannot be within a scrolling region. The region is the
 * containing block of positioned content, such as texts for screen readers, which would otherwise widen the page.
 */
export function ScrollRegion({
  label,
  className = 'relative rounded [@media(width<=1240px)]:overflow-x-auto [@media(width<=1240px)]:overscroll-x-contain',
  children,
}: Props) {
  return (
    <div className={styles.edge}>
      <div className={className} role="region" aria-label={label} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
