import type { ReactNode } from 'react';

import styles from './filter-fold.module.css';

interface Props {
  /** True if one of the fields is chosen. */
  readonly open: boolean;
  readonly children: ReactNode;
}

/** Fields of a filter form that few need, folded away until one is chosen. */
export const FilterFold = ({ open, children }: Props) => (
  <details className={styles.fold} open={open}>
    <summary>More filters</summary>
    <div className={styles.fields}>{children}</div>
  </details>
);
