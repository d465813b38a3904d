import { redirect } from 'next/navigation';

import { SearchScreen } from '#components/search/search-screen.tsx';
import { searchAddress } from '#lib/url/search-text.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { routes } from '#lib/url/routes.ts';

export const generateMetadata = () =>
  metadataOf({
    title: 'Search',
    description: 'Search players, guilds, items, quests, creatures and chapters by name.',
    path: '/search',
    noindex: true,
  });

export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  const address = searchAddress('/search', await searchParams);
  if (address) redirect(address);
  return <SearchScreen title="Search" action={routes.search} placeholder="Search everything" />;
}
