import { SEARCH_EXPORTS } from '#app/export/kinds/search.ts';
import { SearchResults } from '#components/search/search-results.tsx';
import { SearchScreen } from '#components/search/search-screen.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { searchEverything } from '#lib/data/search.ts';
import { withTables } from '#lib/exports/page-exports.ts';
import { describeSearch } from '#lib/seo/descriptions/describe-search.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { searchTextOf } from '#lib/url/search-text.ts';

export async function generateMetadata({ params, searchParams }: PageProps<'/search/[query]'>) {
  const text = searchTextOf((await params).query);
  return metadataOf({
    title: `Search: ${text}`,
    description: describeSearch(text),
    path: routes.searchResults(text),
    query: await searchParams,
  });
}

export default async function SearchResultsPage({ params, searchParams }: PageProps<'/search/[query]'>) {
  const text = searchTextOf((await params).query);
  const query = await searchParams;
  const list = listAddress(routes.searchResults(text), query);
  const results = searchEverything(text, list);
  await awaitPanels(results);

  return (
    <SearchScreen
      title="Search"
      action={routes.search}
      placeholder="Search everything"
      suggest={routes.suggestions}
      text={text}
    >
      <Load from={results} label="results">
        {(found) => <SearchResults text={text} found={found} list={list} />}
      </Load>
      <ExportLinks
        exports={withTables(SEARCH_EXPORTS, { guilds: false })}
        path={routes.search}
        query={{ ...query, query: text }}
      />
    </SearchScreen>
  );
}
