import type { Route } from 'next';
import type { MouseEvent, ReactNode } from 'react';

import { type ScoreKey, type ScoreSort, nextSort } from '#lib/game/score-sort.ts';

import { NavLink } from '../ui/nav-link.island.tsx';

export interface ScoreColumn {
  readonly key: ScoreKey;
  readonly header: string;
  readonly className?: string;
  readonly sortable: boolean;
}

interface Props {
  readonly caption: string;
  readonly columns: readonly ScoreColumn[];
  readonly sort: ScoreSort | null;
  /** The address that a click on a column leads to. */
  readonly addressOf: (sort: ScoreSort) => Route;
  /** Sorts in the browser; without it the link is followed. */
  readonly onSort?: (sort: ScoreSort) => void;
  /** Table rows, in order. */
  readonly children: ReactNode;
}

/** The one scoreboard: its head sorts, its first columns stay in sight, the rest scrolls sideways when narrow. */
export function ScoreTable({ caption, columns, sort, addressOf, onSort, children }: Props) {
  return (
    <div className="table-scroll score-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table className="data scores" data-sort={sort?.key}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={column.className}
                aria-sort={sort?.key === column.key ? direction(sort) : undefined}
              >
                {column.sortable ? (
                  <SortLink column={column} sort={sort} addressOf={addressOf} onSort={onSort} />
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

const direction = ({ descending }: ScoreSort) => (descending ? 'descending' : 'ascending');

interface SortLinkProps extends Pick<Props, 'sort' | 'addressOf' | 'onSort'> {
  readonly column: ScoreColumn;
}

function SortLink({ column: { key, header }, sort, addressOf, onSort }: SortLinkProps) {
  const next = nextSort(sort, key);
  const label = (
    <>
      {header}
      {sort?.key === key && <span aria-hidden="true">{sort.descending ? ' ▾' : ' ▴'}</span>}
    </>
  );
  if (!onSort) {
    return (
      <NavLink href={addressOf(next)} scroll={false}>
        {label}
      </NavLink>
    );
  }
  const sortHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onSort(next);
  };
  return (
    <a href={addressOf(next)} onClick={sortHere}>
      {label}
    </a>
  );
}
