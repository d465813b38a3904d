import type { Route } from 'next';
import type { MouseEvent } from 'react';

import { NavLink } from '../navigation/nav-link.tsx';
import { textTooltip } from '../tooltip/tooltip.tsx';

/** The order of a table, and how a click on a header changes it. */
export interface Sorting<Key extends string> {
  readonly sort: { readonly key: Key; readonly descending: boolean } | null;
  /** The address that a click on a column's header leads to. */
  readonly addressOf: (key: Key) => Route;
  /** Sorts in the browser; otherwise the link is followed. */
  readonly onSort?: (key: Key) => void;
}

interface Props<Key extends string> {
  readonly sortKey: Key;
  readonly sorting: Sorting<Key>;
  /** A sentence about the content of the column. */
  readonly meaning?: string | undefined;
  /** The column's name. */
  readonly children: string;
}

/** A header that sorts its table: a link, so that it works without scripts too. */
export function SortLink<Key extends string>({ sortKey, sorting, meaning, children }: Props<Key>) {
  const { addressOf, onSort } = sorting;
  const tooltip = meaning ? textTooltip(meaning) : {};
  if (!onSort) {
    return (
      <NavLink href={addressOf(sortKey)} scroll={false} {...tooltip}>
        {children}
      </NavLink>
    );
  }
  const sortHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onSort(sortKey);
  };
  return (
    <a href={addressOf(sortKey)} onClick={sortHere} {...tooltip}>
      {children}
    </a>
  );
}
