import type { ReactNode } from 'react';

import styles from './chip.module.css';
import { joinClasses } from './join-classes.ts';

interface Props {
  readonly tone?: 'plain' | 'warning';
  /** More about it, on hover. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A word or two that classify what they stand beside. */
export function Chip({ tone = 'plain', title, children }: Props) {
  return (
    <span className={joinClasses(styles.chip, tone === 'warning' && styles.warning)} title={title}>
      {children}
    </span>
  );
}
