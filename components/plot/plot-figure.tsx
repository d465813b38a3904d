import type { ReactNode } from 'react';

import styles from './plot.module.css';

interface Props {
  readonly title: string;
  /** The message of the plot, in words. */
  readonly summary: ReactNode;
  /** Nothing where there is too little to draw. */
  readonly plot?: ReactNode;
  /** The same numbers as a table, where the page has none beside the plot. */
  readonly table?: ReactNode;
}

/** A plot with a summary in words and a table of its numbers. */
export function PlotFigure({ title, summary, plot, table }: Props) {
  return (
    <figure className={styles.figure}>
      <figcaption>
        <h3 className="text-lg">{title}</h3>
        <p className="mt-1 text-muted">{summary}</p>
      </figcaption>
      {plot}
      {table && (
        <details className={styles.numbers}>
          <summary>Show as table</summary>
          {table}
        </details>
      )}
    </figure>
  );
}
