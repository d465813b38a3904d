import type { ReactNode } from 'react';

import { ROW_STOPS } from './row-stops.ts';
import { SortLink, type Sorting } from './sort-link.tsx';
import { textTooltip } from '../tooltip/tooltip.tsx';

/** A header, ready to be sent to the browser. */
export interface HeadCell<Key extends string> {
  readonly header: string;
  readonly headerHidden?: boolean;
  /** A sentence about the content of the column. */
  readonly meaning?: string | undefined;
  readonly className?: string;
  /** The key that a click sorts by; undefined for a column that does not sort. */
  readonly sortKey?: Key;
}

interface Props<Key extends string> {
  /** The table's caption for screen readers. */
  readonly caption: string;
  readonly className: string | undefined;
  readonly head: readonly HeadCell<Key>[];
  readonly sorting?: Sorting<Key>;
  /** True if the Tab key stops once in each row. */
  readonly rowStops?: boolean;
  /** Table rows, in order. */
  readonly children: ReactNode;
  /** True if the children are bodies of the table with their rows. */
  readonly grouped?: boolean;
}

/**
 * The table around its rows: caption and headers. The browser can render it again without knowing the columns. No role
 * is spelled out: browsers keep those of a table's parts, however its rows are laid out.
 */
export function TableFrame<Key extends string>(props: Props<Key>) {
  const { caption, className, head, sorting, rowStops, children, grouped } = props;
  const sorted = head.findIndex((cell) => directionOf(cell, sorting)) + 1;
  return (
    <table className={className} data-sorted={sorted || undefined} {...(rowStops ? ROW_STOPS : {})}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th
              key={cell.header}
              scope="col"
              className={cell.className}
              aria-sort={directionOf(cell, sorting)}
            >
              <Header cell={cell} sorting={sorting} />
            </th>
          ))}
        </tr>
      </thead>
      {grouped ? children : <tbody>{children}</tbody>}
    </table>
  );
}

interface HeaderProps<Key extends string> {
  readonly cell: HeadCell<Key>;
  readonly sorting?: Sorting<Key>;
}

function Header<Key extends string>({ cell, sorting }: HeaderProps<Key>) {
  const { header, headerHidden, meaning, sortKey } = cell;
  if (headerHidden) return <span className="sr-only">{header}</span>;
  if (!sorting || !sortKey) return meaning ? <span {...textTooltip(meaning)}>{header}</span> : header;
  return (
    <SortLink sortKey={sortKey} sorting={sorting} meaning={meaning}>
      {header}
    </SortLink>
  );
}

function directionOf<Key extends string>({ sortKey }: HeadCell<Key>, sorting: Sorting<Key> | undefined) {
  if (!sortKey || sorting?.sort?.key !== sortKey) return undefined;
  return sorting.sort.descending ? 'descending' : 'ascending';
}
