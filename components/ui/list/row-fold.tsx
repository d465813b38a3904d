import type { ReactNode } from 'react';

import { counted, thousands } from '#lib/format/number.ts';

import fold from '../filter/narrow-fold.module.css';
import { joinClasses } from '../join-classes.ts';
import styles from './row-fold.module.css';

/** Rows that stand there before all are asked for: the style sheet counts them too. */
const SHOWN = 10;
const NEXT = 3;

interface Props {
  /** The number of rows of the table. */
  readonly rows: number;
  /** The noun for a row, and for many where it is not that with an s. */
  readonly one: string;
  readonly many?: string;
  /** True for a list of which every screen shows the first three. */
  readonly next?: boolean;
  /** The table. */
  readonly children: ReactNode;
}

/**
 * A long table of which phones show the first ten rows until the others are asked for, with or without scripts, so that
 * what follows is near. Wider screens show all, or the first three of what comes next; paper shows all.
 */
export const RowFold = ({ rows, one, many, next, children }: Props) =>
  rows > (next ? NEXT : SHOWN) ? (
    <div className={next ? styles.next : styles.rows}>
      {children}
      <details className={joinClasses(fold.fold, styles.fold)}>
        <summary>All {counted(rows, one, many)}</summary>
      </details>
    </div>
  ) : (
    children
  );

interface PairsProps extends Props {
  /** The number of equal rows. */
  readonly equal: number;
}

/**
 * A table that compares two, of which phones show the rows that differ until all are asked for, with or without scripts.
 * Wider screens and paper show all. Rows that are equal say so by an element with `data-equal`.
 */
export const EqualFold = ({ rows, equal, one, many, children }: PairsProps) =>
  equal === 0 ? (
    children
  ) : (
    <div className={styles.pairs}>
      {children}
      <details className={joinClasses(fold.fold, styles.fold)}>
        <summary>
          {counted(equal, `equal ${one}`, `equal ${many ?? `${one}s`}`)} of {thousands(rows)}
        </summary>
      </details>
    </div>
  );
