import type { GuildRankFragment, MemberRowFragment } from '#graphql/generated/documents.ts';
import { plain } from '#lib/format/number.ts';
import type { GuildMembers } from '#lib/game/players/member-order.ts';
import { filteredHref, type ListAddress, pagerLinks } from '#lib/url/paging/list-address.ts';
import { MEMBER_FILTER, type MemberOrder } from '#lib/url/filter/member-filter.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel } from '../ui/page/panel.tsx';
import type { Column } from '../ui/table/column.ts';
import { Table, Pager } from '../ui/table/table.tsx';

const ORDERS = MEMBER_FILTER.fields.order.options.map(({ value }) => value);

/** Orders whose numbers fall. */
const HIGHEST_FIRST: ReadonlySet<MemberOrder> = new Set(['level', 'renownRank']);

const columns: readonly Column<MemberRowFragment, MemberOrder>[] = [
  {
    header: 'Career',
    headerHidden: true,
    width: 'w-[52px]',
    cell: ({ character }) => <CareerBadge career={character.career} size={32} labelled />,
  },
  {
    header: 'Name',
    names: true,
    sortKey: 'name',
    cell: ({ character }) => (
      <NavLink className="font-semibold" href={routes.character(character.id)}>
        {character.name}
      </NavLink>
    ),
  },
  { header: 'Level', sortKey: 'level', align: 'end', cell: ({ character }) => plain(character.level) },
  {
    header: 'Renown rank',
    sortKey: 'renownRank',
    align: 'end',
    cell: ({ character }) => plain(character.renownRank),
  },
  { header: 'Guild rank', sortKey: 'guildRank', cell: ({ rank }) => rank.name },
];

interface Props {
  readonly page: GuildMembers;
  readonly list: ListAddress<typeof MEMBER_FILTER>;
}

/** One page of a guild's members in the order of the address, under the names of the ranks. */
export function MemberList({ page, list }: Props) {
  return (
    <Panel ornate className="overflow-hidden">
      <RankNames ranks={page.ranks} />
      {page.told && <p className="border-b border-line px-4 py-3 text-sm text-muted">{page.told}</p>}
      {page.totalCount === 0 && <p className="px-4 py-4 text-muted">No member has that name.</p>}
      <Table
        caption="Members"
        columns={columns}
        rows={page.nodes ?? []}
        rowKey={({ character }) => character.id}
        sorting={{
          sort: { key: list.values.order, descending: HIGHEST_FIRST.has(list.values.order) },
          addressOf: (order) => filteredHref(list, MEMBER_FILTER.fields.order.param, order),
          keys: ORDERS,
        }}
      />
      <Pager label="members" links={pagerLinks(list, page.pageInfo)} />
    </Panel>
  );
}

/** The ranks that a guild gives its members, the leader's first (rules.md: Guilds); nothing where none has a name. */
export function RankNames({ ranks }: { readonly ranks: readonly GuildRankFragment[] }) {
  const named = ranks.filter(({ name }) => name.trim()).toSorted((one, other) => one.rank - other.rank);
  if (named.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1 border-b border-line px-4 py-3 text-sm">
      <span className="text-muted">Ranks:</span>
      <ol aria-label="Ranks" className="flex flex-wrap gap-x-3 gap-y-1">
        {named.map(({ rank, name }, index) => (
          <li key={rank} className="flex gap-3">
            {name}
            {index < named.length - 1 && (
              <span className="text-muted" aria-hidden="true">
                ›
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
