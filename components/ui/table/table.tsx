import { type Column, bestOf, headOf, tableClass, type TableLayout } from './column.ts';
import { rowKeys } from './row-keys.ts';
import { ScrollRegion } from './scroll-region.tsx';
import type { Sorting } from './sort-link.tsx';
import { TableFrame } from './table-frame.tsx';
import { type Edge, TableRow } from './table-row.tsx';
import { slug } from '#lib/format/slug.ts';
import type { PagerLinks } from '#lib/url/paging/list-address.ts';
import { LinkButton } from '../navigation/link-button.tsx';

export interface TableProps<Row, Key extends string> {
  /** The table's caption for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row, Key>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly layout?: TableLayout;
  /** The side whose colour marks the left edge of a row. */
  readonly edge?: (row: Row) => Edge;
  /** The row that the address points out, if it is among these: the first one, since an address has one end. */
  readonly isMarked?: (row: Row) => boolean;
  /** The order, and the keys that it can be changed to. */
  readonly sorting?: Sorting<Key> & { readonly keys: readonly Key[] };
  /** Columns, by their headers, of which the highest value is certainly among these rows; all, unless the rows are a part. */
  readonly knowsBestOf?: ReadonlySet<string>;
  /** A wide table keeps its cells on one line and scrolls sideways. */
  readonly scrolls?: boolean;
  /** The Tab key stops once in each row. */
  readonly rowStops?: boolean;
  /** Classes for the tracks of a row's grid on narrow screens; for lists. */
  readonly narrowTracks?: `narrow:grid-cols-${string}`;
}

/** A table without its rows. */
export type TableShape<Row, Key extends string = never> = Omit<TableProps<Row, Key>, 'rows'>;

/** The table that every list and scoreboard of the site uses. */
export function Table<Row, Key extends string>(props: TableProps<Row, Key>) {
  const {
    caption,
    columns: all,
    rows,
    rowKey,
    layout = 'data',
    edge,
    isMarked,
    sorting,
    scrolls,
    rowStops,
    narrowTracks,
    knowsBestOf,
  } = props;
  const columns = sortedInSight(all, sorting?.sort?.key);
  const best = bestOf(knowsBestOf ? columns.filter(({ header }) => knowsBestOf.has(header)) : columns, rows);
  const keys = rowKeys(rows, rowKey);
  const markedAt = isMarked ? rows.findIndex(isMarked) : -1;
  const table = (
    <TableFrame
      caption={caption}
      className={tableClass(layout, scrolls)}
      head={headOf(columns, layout, sorting?.keys)}
      sorting={sorting}
      rowStops={rowStops}
    >
      {rows.map((row, index) => (
        <TableRow
          key={keys[index]}
          row={row}
          columns={columns}
          layout={layout}
          edge={edge?.(row)}
          marked={index === markedAt}
          best={best}
          narrowTracks={narrowTracks}
        />
      ))}
    </TableFrame>
  );
  return scrolls ? <ScrollRegion label={caption}>{table}</ScrollRegion> : table;
}

/**
 * Columns of which the one that the table is sorted by is shown on narrow screens too.
 * @param key undefined for a table in its own order
 */
export function sortedInSight<Row, Key extends string>(
  columns: readonly Column<Row, Key>[],
  key: Key | undefined,
): readonly Column<Row, Key>[] {
  return columns.map((column) =>
    key !== undefined && column.sortKey === key && column.narrow === 'hidden'
      ? { ...column, narrow: undefined }
      : column,
  );
}

interface Props {
  /** The name of the rows: "kills". */
  readonly label: string;
  readonly links: PagerLinks;
}

/**
 * Links to the pages beside this one, which open at the top of their list; each is absent where there is no such page
 * (rules.md: Paging). Stands in a panel, at whose top the links arrive, and the focus with them.
 */
export function Pager({ label, links: { previous, next } }: Props) {
  if (!previous && !next) return null;
  const top = `${slug(label)}-list`;
  return (
    <nav
      aria-label={`Pages of ${label}`}
      className="flex justify-end gap-2.5 border-t border-line px-4.5 py-3"
    >
      <span id={top} tabIndex={-1} className="absolute top-0 scroll-mt-16 outline-none" />
      {previous && (
        <LinkButton href={`${previous}#${top}`} rel="prev">
          Previous
        </LinkButton>
      )}
      {next && (
        <LinkButton href={`${next}#${top}`} rel="next">
          Next
        </LinkButton>
      )}
    </nav>
  );
}
