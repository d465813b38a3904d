import { redirect } from 'next/navigation';

import { LetterLinks } from '#components/search/letter-links.tsx';
import { SearchScreen } from '#components/search/search-screen.tsx';
import { guildLetters } from '#lib/data/catalogue/held-parts.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { routes } from '#lib/url/routes.ts';
import { parseSearchText } from '#lib/url/search-text.ts';

export const generateMetadata = () =>
  metadataOf({
    title: 'Search guilds',
    description:
      'Search the guilds of both realms by name, or by its first letters: their level, their leader and their members.',
    path: routes.guildSearch,
  });

export default async function SearchGuildsPage({ searchParams }: PageProps<'/search/guild'>) {
  const text = parseSearchText(await searchParams);
  if (text) redirect(routes.guildSearchResults(text));
  // Where that is not known, all letters are links.
  const letters = await guildLetters().catch(() => null);
  return (
    <SearchScreen
      title="Search guilds"
      action={routes.guildSearch}
      placeholder="Find a guild by name"
      suggest={routes.guildSuggestions}
    >
      <LetterLinks resultsOf={routes.guildSearchResults} found={letters?.data} />
    </SearchScreen>
  );
}
