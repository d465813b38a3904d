import type { ReactNode } from 'react';

import styles from './plot.module.css';

interface Props {
  readonly title: string;
  /** The level of the title, below the heading that it stands under. */
  readonly heading?: 'h2' | 'h3';
  /** The message of the plot, in words. */
  readonly summary: ReactNode;
  /** Nothing where there is too little to draw. */
  readonly plot?: ReactNode;
  /** The same numbers as a table, where the page has none beside the plot. */
  readonly table?: ReactNode;
}

/** A plot with a summary in words and a table of its numbers. */
export function PlotFigure({ title, heading: Heading = 'h3', summary, plot, table }: Props) {
  return (
    <figure className={styles.figure}>
      <figcaption>
        <Heading className="text-lg">{title}</Heading>
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
