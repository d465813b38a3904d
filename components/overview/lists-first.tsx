import type { ReactNode } from 'react';

import styles from './lists-first.module.css';

interface Props {
  readonly lists: ReactNode;
  /** The overview, which stands in the document before the lists. */
  readonly children: ReactNode;
}

/**
 * A page of an overview and lists. On phones the lists stand above what is marked as below them: all of an element but
 * its first child, or an element as a whole.
 */
export const ListsFirst = ({ lists, children }: Props) => (
  <div className={styles.page}>
    {children}
    <div className={styles.lists}>{lists}</div>
    <span className={styles.end} />
  </div>
);

/** The class of an element that stands below the lists on phones. */
export const BELOW_LISTS = styles.below;

/** The class of an element whose children stand below the lists on phones, without the first. */
export const AROUND_LISTS = styles.around;
