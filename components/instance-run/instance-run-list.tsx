import type { InstanceRunPageFragment, InstanceRunRowFragment } from '#graphql/generated/documents.ts';
import type { ListAddress } from '#lib/url/list-address.ts';
import { pagerLinks } from '#lib/url/pager-links.ts';
import { routes } from '#lib/url/routes.ts';

import type { Column } from '../ui/column.ts';
import { NavLink } from '../ui/nav-link.island.tsx';
import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { Table } from '../ui/table.tsx';

const columns: readonly Column<InstanceRunRowFragment>[] = [
  {
    header: 'Instance',
    cell: ({ id, instance }) => <NavLink href={routes.instanceRun(id)}>{instance.name}</NavLink>,
  },
];

interface Props {
  readonly page: InstanceRunPageFragment;
  readonly list: ListAddress;
}

/** One page of runs. */
export function InstanceRunList({ page, list }: Props) {
  return (
    <Panel ornate className="overflow-hidden">
      <Table
        caption="Instance runs"
        layout="list"
        columns={columns}
        rows={page.nodes ?? []}
        rowKey={({ id }) => id}
      />
      <Pager label="instance runs" links={pagerLinks(list, page.pageInfo)} />
    </Panel>
  );
}
