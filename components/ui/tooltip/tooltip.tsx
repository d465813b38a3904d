import type { ReactNode } from 'react';

import styles from './tooltip.module.css';

interface Props {
  /** One fact a line. */
  readonly lines: readonly string[];
  readonly children: ReactNode;
}

/**
 * Shows details of a value on hover, focus and touch. Without scripts the browser's own title does; with them the one
 * tooltip layer of the site takes over.
 */
export function Tooltip({ lines, children }: Props) {
  return (
    <button type="button" className={styles.owner} data-tooltip="" title={lines.join('\n')}>
      {children}
    </button>
  );
}
