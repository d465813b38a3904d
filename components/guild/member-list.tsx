import type {
  GuildRankFragment,
  MemberPageFragment,
  MemberRowFragment,
} from '#graphql/generated/documents.ts';
import { plain } from '#lib/format/number.ts';
import type { ListAddress } from '#lib/url/list-address.ts';
import { pagerLinks } from '#lib/url/pager-links.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { NavLink } from '../ui/nav-link.tsx';
import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import type { Column } from '../ui/column.ts';
import { Table } from '../ui/table.tsx';
import { RankNames } from './rank-names.tsx';

/** Facts 1.5. */
const columns: readonly Column<MemberRowFragment>[] = [
  {
    header: 'Career',
    headerHidden: true,
    width: 'w-[52px]',
    cell: ({ character }) => <CareerBadge career={character.career} size={32} labelled />,
  },
  {
    header: 'Name',
    cell: ({ character }) => (
      <NavLink className="font-semibold" href={routes.character(character.id)}>
        {character.name}
      </NavLink>
    ),
  },
  { header: 'Level', align: 'end', cell: ({ character }) => plain(character.level) },
  { header: 'Renown rank', align: 'end', cell: ({ character }) => plain(character.renownRank) },
  { header: 'Guild rank', cell: ({ rank }) => rank.name },
];

interface Props {
  readonly page: MemberPageFragment & { readonly ranks: readonly GuildRankFragment[] };
  readonly list: ListAddress;
}

/** One page of a guild's members, the highest guild ranks first, under the names of the ranks. */
export function MemberList({ page, list }: Props) {
  return (
    <Panel ornate className="overflow-hidden">
      <RankNames ranks={page.ranks} />
      <Table
        caption="Members"
        columns={columns}
        rows={page.nodes ?? []}
        rowKey={({ character }) => character.id}
      />
      <Pager label="members" links={pagerLinks(list, page.pageInfo)} />
    </Panel>
  );
}
