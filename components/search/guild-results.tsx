import type { GuildCardFragment, GuildPageFragment } from '#graphql/generated/documents.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { plain, thousands } from '#lib/format/number.ts';
import { pagerLinks } from '#lib/url/paging/pager-links.ts';
import { routes } from '#lib/url/routes.ts';

import { GuildCell } from '../guild/guild-cell.tsx';
import type { Column } from '../ui/table/column.ts';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { NotFound } from '../ui/page/not-found.tsx';
import { Pager } from '../ui/table/pager.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { Table } from '../ui/table/table.tsx';

const columns: readonly Column<GuildCardFragment>[] = [
  { header: 'Guild', narrow: 'shrinks', cell: (guild) => <GuildCell guild={guild} /> },
  {
    header: 'Leader',
    narrow: 'hidden',
    cell: ({ leader }) => leader && <NavLink href={routes.character(leader.id)}>{leader.name}</NavLink>,
  },
  { header: 'Members', align: 'end', cell: ({ members }) => thousands(members?.totalCount ?? 0) },
  { header: 'Level', align: 'end', cell: ({ level }) => plain(level) },
];

interface Props {
  readonly text: string;
  readonly page: GuildPageFragment;
  readonly list: ListAddress;
}

/** Guilds whose name holds the text (rules.md: Search). */
export function GuildResults({ text, page, list }: Props) {
  const guilds = page.nodes ?? [];
  if (guilds.length === 0) return <NotFound />;
  return (
    <Panel ornate className="overflow-hidden">
      <Table caption={`Guilds for ${text}`} columns={columns} rows={guilds} rowKey={({ id }) => id} />
      <Pager label="guilds" links={pagerLinks(list, page.pageInfo)} />
    </Panel>
  );
}
