import type { ReactNode } from 'react';

import styles from './tooltip.module.css';

interface Props {
  /** One fact a line. */
  readonly lines: readonly string[];
  readonly children: ReactNode;
}

/**
 * Lets an element tell more on hover, and on focus where it can have that. Without scripts the browser's own title does;
 * with them the one tooltip layer of the site takes over.
 */
export const textTooltip = (text: string) => ({ 'data-tooltip': '', title: text });

/**
 * A value that tells more on hover and touch. It is no stop of the Tab key, since tables are full of such values: the
 * arrow keys lead to it (row-stops.ts).
 */
export function Tooltip({ lines, children }: Props) {
  return (
    <button type="button" tabIndex={-1} className={styles.owner} {...textTooltip(lines.join('\n'))}>
      {children}
    </button>
  );
}
