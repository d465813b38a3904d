import type { ReactNode } from 'react';
import { cellClass } from './cell-class.ts';
import type { HeadCell } from './table-frame.tsx';
import styles from './table.module.css';

/**
 * A plain table, one whose rows become cards of few lines on narrow screens, a list whose rows narrow screens lay out
 * in lines, one with low rows, a list beside another, or a ranking.
 */
export type TableLayout = 'data' | 'cards' | 'list' | 'dense' | 'half' | 'ranking';

const LAYOUTS: Readonly<Record<TableLayout, string | undefined>> = {
  data: styles.data,
  cards: `${styles.data} ${styles.cards}`,
  list: styles.list,
  dense: `${styles.list} ${styles.dense}`,
  half: `${styles.list} ${styles.half}`,
  ranking: styles.ranking,
};

/** The class of a table in a layout; one that scrolls keeps every cell on one line. */
export const tableClass = (layout: TableLayout, scrolls = false) =>
  scrolls ? `${LAYOUTS[layout]} ${styles.scrolling}` : LAYOUTS[layout];

/**
 * The place of a cell when a narrow screen lays a row out as a small grid: its line, and the grid lines that it starts
 * and ends at.
 */
export interface NarrowPlace {
  readonly line: 1 | 2 | 3 | 4 | 5;
  /** Two lines high. */
  readonly tall?: boolean;
  readonly from: 1 | 2 | 3 | 4;
  readonly to: 2 | 3 | 4 | 5;
  /** At the end of its place, no wider than its content. */
  readonly atEnd?: boolean;
  /** Left out on wider screens. */
  readonly only?: boolean;
}

/** One column of a table of `Row`. `Key` names what the table can be sorted by: nothing, unless it is given. */
export interface Column<Row, Key extends string = never> {
  /** The column's name. */
  readonly header: string;
  /** A sentence about the content of the column, which its head shows on hover and focus. */
  readonly meaning?: string | undefined;
  /** True for a column of pictures or buttons, whose header is for screen readers only. */
  readonly headerHidden?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** Rows that the cell spans in the layout of cards; 0 where a cell above spans this one. */
  readonly rowSpan?: (row: Row) => number;
  /** The row header for screen readers; the first column by default. */
  readonly names?: boolean;
  /** Utilities for the width on every screen but the narrow one. Without it a list's column takes an equal part. */
  readonly width?: `w-${string}` | `grow-${string}`;
  /** At the start of the cell unless given. */
  readonly align?: 'center' | 'end';
  /**
   * The place on a narrow screen: left out, only there, as wide as the other columns leave it (with its text cut), an
   * overlay that makes the whole row one link, or its own place.
   */
  readonly narrow?: 'hidden' | 'only' | 'shrinks' | 'overlay' | NarrowPlace;
  /** Stays in sight while a wide table scrolls sideways; for the first one or two columns. */
  readonly pinned?: boolean;
  /** The key that a click on the header sorts by. */
  readonly sortKey?: Key;
  /** The highest value of the column is marked; for columns where more is better. */
  readonly measure?: (row: Row) => number;
}

/** The highest value of each measured column by its header; a column of zeros has no best. */
export function bestOf<Row, Key extends string>(
  columns: readonly Column<Row, Key>[],
  rows: readonly Row[],
): ReadonlyMap<string, number> {
  return new Map(
    columns.flatMap(({ header, measure }) => {
      const best = measure ? Math.max(0, ...rows.map(measure)) : 0;
      return best > 0 ? [[header, best] as const] : [];
    }),
  );
}

/** The headers of columns. Those sort whose key is among `sortKeys`. */
export function headOf<Row, Key extends string>(
  columns: readonly Column<Row, Key>[],
  layout: TableLayout,
  sortKeys: readonly Key[] = [],
): readonly HeadCell<Key>[] {
  return columns.map((column) => ({
    header: column.header,
    meaning: column.meaning,
    headerHidden: column.headerHidden,
    className: cellClass(column, layout),
    sortKey: sortKeys.find((key) => key === column.sortKey),
  }));
}
