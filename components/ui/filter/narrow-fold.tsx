import type { ReactNode } from 'react';

import styles from './narrow-fold.module.css';

interface Props {
  readonly title: string;
  /** A summary of the folded content, beside the title. */
  readonly state?: string;
  /** Unfolded from the start, such as for a later page of a list. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/**
 * Content that phones fold into one line, with or without scripts, so that the answer of a page comes first. Wider
 * screens and paper show it as it is: therefore it stands beside the element that folds it, and not within.
 */
export const NarrowFold = ({ title, state, open, children }: Props) => (
  <>
    <details className={styles.fold} open={open}>
      <summary>
        {title} {state && <span>{state}</span>}
      </summary>
    </details>
    <div className={styles.content}>{children}</div>
  </>
);
