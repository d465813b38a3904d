import { CHARACTER_DUNGEONS_EXPORTS } from '#app/export/kinds/fighter-dungeons.ts';
import { OwnDungeons } from '#app/own-dungeons.tsx';
import { awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { getOwnClears, listOwnSessions } from '#lib/data/instance/dungeons.ts';
import { CHARACTER } from '#lib/data/player/characters-and-guilds.ts';
import { describePlayerDungeons } from '#lib/seo/descriptions/describe-player.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { OWN_SESSION_FILTER } from '#lib/url/filter/instance-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const start = startOnce((id: string, query: SearchParams) => {
  const list = listAddress(routes.character(id, '/dungeons'), query, OWN_SESSION_FILTER);
  return {
    list,
    sessions: listOwnSessions({ characterId: id }, list),
    clears: getOwnClears({ characterId: id }),
  };
});

export async function generateMetadata(props: PageProps<'/character/[id]/dungeons'>) {
  if (await askNotOffered('/character/[id]/dungeons')) return metadataOfMissing();
  const found = await find(CHARACTER, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record, id, query } = found;
  return metadataOf({
    path: routes.character(id, '/dungeons'),
    exports: CHARACTER_DUNGEONS_EXPORTS,
    query,
    ...describePlayerDungeons(record),
  });
}

export default async function CharacterDungeonsPage(props: PageProps<'/character/[id]/dungeons'>) {
  const notOffered = await askNotOffered('/character/[id]/dungeons');
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const found = await find(CHARACTER, props, start);
  // The layout says what is missing.
  if (found.record === null) return null;
  const { id, query } = found;
  const { list, sessions, clears } = start(id, query);
  await awaitPanels(sessions, clears);
  return (
    <PageSection>
      <OwnDungeons list={list} sessions={sessions} clears={clears} companions="With whom" />
      <ExportLinks exports={CHARACTER_DUNGEONS_EXPORTS} path={list.path} query={query} />
    </PageSection>
  );
}
