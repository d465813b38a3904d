import { redirect } from 'next/navigation';

import { SEARCH_FILTER } from '#app/export/kinds/search.ts';
import { LetterLinks } from '#components/search/letter-links.tsx';
import { SearchScreen } from '#components/search/search-screen.tsx';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { routes } from '#lib/url/routes.ts';
import { parseSearchText } from '#lib/url/search-text.ts';

export const generateMetadata = () =>
  metadataOf({
    title: 'Search',
    description:
      'Search the players, guilds, items, quests, creatures, places and dungeons of the war by name, or by its first letters.',
    path: routes.search,
  });

export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  const query = await searchParams;
  // The second name is that of the exports, whose JSON refers to this address.
  const text = parseSearchText(query) ?? parseSearchText(query, SEARCH_FILTER.fields.text.param);
  if (text) redirect(routes.searchResults(text));
  return (
    <SearchScreen
      title="Search"
      action={routes.search}
      placeholder="Search everything"
      suggest={routes.suggestions}
    >
      <LetterLinks resultsOf={routes.searchResults} />
      <p className="mt-6">
        <NavLink href={routes.guildSearch} className="text-link">
          Search guilds only
        </NavLink>
      </p>
    </SearchScreen>
  );
}
