import { SearchResults } from '#components/search/search-results.tsx';
import { SearchScreen } from '#components/search/search-screen.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { Load } from '#components/ui/load.tsx';
import { searchEverything } from '#lib/data/search.ts';
import { searchTextOf } from '#lib/url/search-text.ts';
import { parseCursor } from '#lib/url/paging.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { routes } from '#lib/url/routes.ts';

export async function generateMetadata({ params }: PageProps<'/search/[query]'>) {
  const { query } = await params;
  const text = searchTextOf(query);
  return metadataOf({
    title: `Search: ${text}`,
    description: `Players, guilds, items, quests, creatures and chapters whose name holds ${text}.`,
    path: `/search/${query}`,
    noindex: true,
  });
}

export default async function SearchResultsPage({ params, searchParams }: PageProps<'/search/[query]'>) {
  const [{ query }, address] = await Promise.all([params, searchParams]);
  const text = searchTextOf(query);
  const hits = searchEverything(text, parseCursor(address));
  await awaitPanels(hits);

  return (
    <SearchScreen title="Search" action={routes.search} placeholder="Search everything" text={text}>
      <Load from={hits} label="results">
        {(page) => <SearchResults text={text} page={page} path={`/search/${query}`} params={address} />}
      </Load>
    </SearchScreen>
  );
}
