import { SEARCH_EXPORTS, guildSearchQuery } from '#app/export/kinds/search.ts';
import { GuildCell } from '#components/guild/guild-cell.tsx';
import { SearchScreen } from '#components/search/search-screen.tsx';
import { ListPanel } from '#components/ui/list/list-panel.tsx';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotFound } from '#components/ui/page/not-found.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { Column } from '#components/ui/table/column.ts';
import type { GuildCardFragment, GuildPageFragment } from '#graphql/generated/documents.ts';
import { searchGuilds } from '#lib/data/search.ts';
import { withTables } from '#lib/exports/page-exports.ts';
import { plain, thousands } from '#lib/format/number.ts';
import { describeGuildSearch } from '#lib/seo/descriptions/describe-search.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { listAddress, type ListAddress, pagerLinks } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { searchTextOf } from '#lib/url/search-text.ts';

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
function GuildResults({ text, page, list }: Props) {
  const guilds = page.nodes ?? [];
  if (guilds.length === 0) return <NotFound />;
  return (
    <ListPanel
      caption={`Guilds for ${text}`}
      columns={columns}
      rows={guilds}
      rowKey={({ id }) => id}
      pager={{ label: 'guilds', links: pagerLinks(list, page.pageInfo) }}
    />
  );
}

export async function generateMetadata({ params, searchParams }: PageProps<'/search/guild/[query]'>) {
  const text = searchTextOf((await params).query);
  return metadataOf({
    title: `Guild search: ${text}`,
    description: describeGuildSearch(text),
    path: routes.guildSearchResults(text),
    query: await searchParams,
  });
}

export default async function GuildResultsPage({ params, searchParams }: PageProps<'/search/guild/[query]'>) {
  const text = searchTextOf((await params).query);
  const list = listAddress(routes.guildSearchResults(text), await searchParams);
  const guilds = searchGuilds(text, list);
  await awaitPanels(guilds);

  return (
    <SearchScreen
      title="Search guilds"
      action={routes.guildSearch}
      placeholder="Find a guild by name"
      suggest={routes.guildSuggestions}
      text={text}
    >
      <Load from={guilds} label="guilds">
        {(page) => <GuildResults text={text} page={page} list={list} />}
      </Load>
      <ExportLinks
        exports={withTables(SEARCH_EXPORTS, { results: false })}
        path={routes.search}
        query={guildSearchQuery(text, list.cursor)}
      />
    </SearchScreen>
  );
}
