import type { PageInfoFragment } from '#graphql/generated/documents.ts';
import { type ListAddress, pagerLinks } from '#lib/url/paging/list-address.ts';

import type { Column } from '../table/column.ts';
import type { TableProps } from '../table/table.tsx';
import { ListPanel } from './list-panel.tsx';

interface PagedRows<Node, Row> extends Pick<
  TableProps<Row, string>,
  'caption' | 'layout' | 'narrowTracks' | 'rowKey'
> {
  /** The columns; a function where they depend on what the API has. */
  readonly columns: readonly Column<Row>[] | (() => readonly Column<Row>[]);
  /** The rows that the records of a page take. */
  readonly rowsOf: (nodes: readonly Node[]) => readonly Row[];
  /** The row that an address points out. */
  readonly isMarked?: (row: Row, list: ListAddress) => boolean;
  /** The end of the label of the pager: "Pages of quests". */
  readonly pagesOf: string;
  /** The text below the head where there are no rows. */
  readonly empty?: string;
}

interface Props<Node> {
  readonly page: { readonly nodes: readonly Node[] | null; readonly pageInfo: PageInfoFragment };
  readonly list: ListAddress;
}

/** Makes the component of one page of a list. */
export const pagedRows = <Node, Row>({
  columns,
  rowsOf,
  isMarked,
  pagesOf,
  ...panel
}: PagedRows<Node, Row>) =>
  function PageOfList({ page, list }: Props<Node>) {
    return (
      <ListPanel
        {...panel}
        columns={typeof columns === 'function' ? columns() : columns}
        rows={rowsOf(page.nodes ?? [])}
        isMarked={isMarked && ((row: Row) => isMarked(row, list))}
        pager={{ label: pagesOf, links: pagerLinks(list, page.pageInfo) }}
      />
    );
  };

type PagedList<Row> = Omit<PagedRows<Row, Row>, 'rowsOf' | 'rowKey'> &
  Partial<Pick<PagedRows<Row, Row>, 'rowKey'>>;

/** Makes the component of one page of a list of records, which have ids unless a key is given. */
export const pagedList = <Row extends { readonly id: string }>(list: PagedList<Row>) =>
  pagedRows<Row, Row>({ rowKey: ({ id }) => id, rowsOf: (nodes) => nodes, ...list });
