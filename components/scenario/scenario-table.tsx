import type { PageInfoFragment } from '#graphql/generated/documents.ts';
import { type ListAddress, pagerLinks } from '#lib/url/paging/list-address.ts';

import type { Column } from '../ui/table/column.ts';
import { ListPanel } from '../ui/list/list-panel.tsx';

interface Props<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly list: ListAddress;
  readonly pageInfo: PageInfoFragment;
}

/** The frame of one page of scenario runs; the head stays when there are none (rules.md: Lists). */
export function ScenarioTable<Row>({ columns, rows, rowKey, list, pageInfo }: Props<Row>) {
  return (
    <ListPanel
      caption="Scenarios"
      layout="list"
      narrowTracks="narrow:grid-cols-[minmax(0,1fr)_auto_auto_minmax(44px,auto)] narrow:gap-x-3"
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      empty="No scenarios."
      pager={{ label: 'scenarios', links: pagerLinks(list, pageInfo) }}
      className="mt-5"
    />
  );
}
