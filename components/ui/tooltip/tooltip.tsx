import styles from './tooltip.module.css';

interface Props {
  /** The name of the column that the value stands in. */
  readonly of: string;
  /** One fact a line. */
  readonly lines: readonly string[];
  /** The value. */
  readonly children: string;
}

/**
 * Lets an element tell more on hover, and on focus where it can be focused. Without scripts the browser's own title
 * does; with them the one tooltip layer of the site takes over.
 */
export const textTooltip = (text: string) => ({ 'data-tooltip': '', title: text });

/**
 * A value that tells more on hover and touch. It is text, which every browser lets visitors select and copy; a button by
 * its role alone. It is no stop of the Tab key, since tables are full of such values: the arrow keys lead to it
 * (row-stops.ts).
 */
export function Tooltip({ of, lines, children }: Props) {
  return (
    <span
      role="button"
      tabIndex={-1}
      aria-label={`${of}: ${children}`}
      className={styles.owner}
      {...textTooltip(lines.join('\n'))}
    >
      {children}
    </span>
  );
}
