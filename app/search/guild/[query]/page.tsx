import { SEARCH_EXPORTS, guildSearchQuery } from '#app/export/kinds/search.ts';
import { GuildResults } from '#components/search/guild-results.tsx';
import { SearchScreen } from '#components/search/search-screen.tsx';
import { awaitPanels } from '#components/ui/page/await-panels.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { searchGuilds } from '#lib/data/search.ts';
import { withTables } from '#lib/exports/page-exports.ts';
import { describeGuildSearch } from '#lib/seo/descriptions/describe-search.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { searchTextOf } from '#lib/url/search-text.ts';

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
