import type { ReactNode } from 'react';

import styles from './item-layout.module.css';

interface Props {
  /** The item itself. */
  readonly card: ReactNode;
  /** Its set, if it is a piece of one. */
  readonly set: ReactNode;
  /** Other items like it. */
  readonly comparable: ReactNode;
  /** The tabs, and what the shown one lists. */
  readonly children: ReactNode;
}

/** Lays out the parts of an item's page at each width. */
export function ItemLayout({ card, set, comparable, children }: Props) {
  return (
    <div className={styles.layout}>
      {card}
      <div className={styles.main}>
        {set}
        <div className={styles.lists}>{children}</div>
      </div>
      {comparable}
    </div>
  );
}
