import type { ReactNode } from 'react';

import { thousands } from '#lib/format/number.ts';

import styles from './section-heading.module.css';

interface Props {
  readonly children: ReactNode;
  /** The total number of rows; not shown where it is unknown. */
  readonly count?: number;
}

/** A heading outside of a panel, with a rule that runs out to the right. */
export function SectionHeading({ children, count }: Props) {
  return (
    <div className={styles.heading}>
      <h2 className="text-[1.5rem]">{children}</h2>
      {count === undefined ? null : (
        <span className="text-md leading-none text-muted">{thousands(count)}</span>
      )}
    </div>
  );
}
