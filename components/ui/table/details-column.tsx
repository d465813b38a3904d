import type { Route } from 'next';

import type { Column } from './column.ts';
import { LinkButton } from '../navigation/link-button.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './table.module.css';

/** Over the whole row on a narrow screen, which has no room for it. */
const WHOLE_ROW =
  'narrow:absolute narrow:inset-0 narrow:rounded-none narrow:border-0 narrow:text-transparent narrow:focus-visible:-outline-offset-2';

/**
 * The last column of a list: a link to what the row is about, which leaves the names their room where that is scarce.
 * @param labelOf the accessible name, for people who do not see the row: "Details of Altdorf"
 */
export const detailsColumn = <Row,>(
  hrefOf: (row: Row) => Route,
  labelOf: (row: Row) => string,
): Column<Row> => ({
  header: 'Details',
  headerHidden: true,
  width: 'w-[86px] compact:w-9',
  align: 'end',
  narrow: 'overlay',
  cell: (row) => (
    <LinkButton
      href={hrefOf(row)}
      className={joinClasses(styles.details, WHOLE_ROW)}
      aria-label={labelOf(row)}
    >
      Details
    </LinkButton>
  ),
});
