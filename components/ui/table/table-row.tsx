import { PINNED_ID } from '#lib/url/paging/pin.ts';

import { cellClass } from './cell-class.ts';
import type { Column, TableLayout } from './column.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './table.module.css';

/** A realm's colour at the left of a row. */
export type Edge = 'order' | 'destruction' | 'neutral';

interface Props<Row, Key extends string> {
  readonly row: Row;
  readonly columns: readonly Column<Row, Key>[];
  readonly layout: TableLayout;
  readonly edge?: Edge;
  /** The row that the address points out: it is marked, and in sight when the page opens. */
  readonly marked?: boolean;
  readonly best?: ReadonlyMap<string, number>;
  /** Utilities for the tracks of the grid that a narrow screen lays the row out in. */
  readonly narrowTracks?: `narrow:grid-cols-${string}`;
}

/**
 * Browsers scroll to the fragment of the address or, where it has none, to what wants the focus: without a script, and
 * before anything moves.
 */
const MARKED = { id: PINNED_ID, 'aria-current': 'true', tabIndex: -1, autoFocus: true } as const;

/** One row of a table, with its edge and its best values marked. */
export function TableRow<Row, Key extends string>(props: Props<Row, Key>) {
  const { row, columns, layout, edge, marked, best, narrowTracks } = props;
  const naming = columns.find(({ names }) => names) ?? columns[0];
  return (
    <tr
      data-side={edge}
      className={joinClasses(edge && styles.edged, marked && styles.marked, narrowTracks)}
      {...(marked ? MARKED : {})}
    >
      {columns.map((column) => {
        const rowSpan = column.rowSpan?.(row);
        if (rowSpan === 0) return null;
        const isBest = column.measure !== undefined && column.measure(row) === best?.get(column.header);
        const className = cellClass(column, layout);
        const Cell = column === naming ? 'th' : 'td';
        return (
          <Cell
            key={column.header}
            scope={column === naming ? 'row' : undefined}
            data-key={column.sortKey}
            rowSpan={rowSpan}
            className={joinClasses(className, isBest && styles.best)}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}
