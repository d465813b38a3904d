import { GuildResults } from '#components/search/guild-results.tsx';
import { SearchScreen } from '#components/search/search-screen.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { Load } from '#components/ui/load.tsx';
import { searchGuilds } from '#lib/data/search.ts';
import { searchTextOf } from '#lib/url/search-text.ts';
import { parseCursor } from '#lib/url/paging.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { routes } from '#lib/url/routes.ts';

export async function generateMetadata({ params }: PageProps<'/search/guild/[query]'>) {
  const { query } = await params;
  const text = searchTextOf(query);
  return metadataOf({
    title: `Guild search: ${text}`,
    description: `Guilds whose name holds ${text}.`,
    path: `/search/guild/${query}`,
    noindex: true,
  });
}

export default async function GuildResultsPage({ params, searchParams }: PageProps<'/search/guild/[query]'>) {
  const [{ query }, address] = await Promise.all([params, searchParams]);
  const text = searchTextOf(query);
  const guilds = searchGuilds(text, parseCursor(address));
  await awaitPanels(guilds);

  return (
    <SearchScreen title="Search guilds" action={routes.guildSearch} placeholder="Find a guild by name" text={text}>
      <Load from={guilds} label="guilds">
        {(page) => <GuildResults text={text} page={page} path={`/search/guild/${query}`} params={address} />}
      </Load>
    </SearchScreen>
  );
}
