import type { PageInfoFragment } from '#graphql/generated/documents.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { pagerLinks } from '#lib/url/paging/pager-links.ts';

import type { Column } from '../table/column.ts';
import type { TableProps } from '../table/table.tsx';
import { ListPanel } from './list-panel.tsx';

interface PagedList<Row> extends Pick<TableProps<Row, string>, 'caption' | 'layout' | 'narrowTracks'> {
  /** The columns; a function where they depend on what the API has. */
  readonly columns: readonly Column<Row>[] | (() => readonly Column<Row>[]);
  /** The end of the label of the pager: "Pages of quests". */
  readonly pagesOf: string;
  /** The text below the head where there are no rows. */
  readonly empty?: string;
}

interface Props<Row> {
  readonly page: { readonly nodes: readonly Row[] | null; readonly pageInfo: PageInfoFragment };
  readonly list: ListAddress;
}

/** Makes the component of one page of a list of records, which have ids. */
export const pagedList = <Row extends { readonly id: string }>({
  columns,
  pagesOf,
  ...panel
}: PagedList<Row>) =>
  function PageOfList({ page, list }: Props<Row>) {
    return (
      <ListPanel
        {...panel}
        columns={typeof columns === 'function' ? columns() : columns}
        rows={page.nodes ?? []}
        rowKey={({ id }) => id}
        pager={{ label: pagesOf, links: pagerLinks(list, page.pageInfo) }}
      />
    );
  };
