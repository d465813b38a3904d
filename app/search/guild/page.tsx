import { redirect } from 'next/navigation';

import { SearchScreen } from '#components/search/search-screen.tsx';
import { searchAddress } from '#lib/url/search-text.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { routes } from '#lib/url/routes.ts';

export const generateMetadata = () =>
  metadataOf({
    title: 'Search guilds',
    description: 'Search guilds by name.',
    path: '/search/guild',
    noindex: true,
  });

export default async function SearchGuildsPage({ searchParams }: PageProps<'/search/guild'>) {
  const address = searchAddress('/search/guild', await searchParams);
  if (address) redirect(address);
  return <SearchScreen title="Search guilds" action={routes.guildSearch} placeholder="Find a guild by name" />;
}
