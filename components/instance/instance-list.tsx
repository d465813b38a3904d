import type { InstancePageFragment, InstanceRowFragment } from '#graphql/generated/documents.ts';
import type { ListAddress } from '#lib/url/list-address.ts';
import { pagerLinks } from '#lib/url/pager-links.ts';
import { routes } from '#lib/url/routes.ts';

import type { Column } from '../ui/column.ts';
import { NavLink } from '../ui/nav-link.island.tsx';
import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { Table } from '../ui/table.tsx';

const columns: readonly Column<InstanceRowFragment>[] = [
  { header: 'Name', cell: ({ id, name }) => <NavLink href={routes.instance(id)}>{name}</NavLink> },
  { header: 'Encounters', cell: ({ encounters }) => encounters?.length },
];

interface Props {
  readonly page: InstancePageFragment;
  readonly list: ListAddress;
}

/** One page of instances; the head stays when there are none. */
export function InstanceList({ page, list }: Props) {
  return (
    <Panel ornate className="overflow-hidden">
      <Table
        caption="Instances"
        layout="list"
        columns={columns}
        rows={page.nodes ?? []}
        rowKey={({ id }) => id}
      />
      <Pager label="instances" links={pagerLinks(list, page.pageInfo)} />
    </Panel>
  );
}
