import { GUILD_DUNGEONS_EXPORTS } from '#app/export/kinds/fighter-dungeons.ts';
import { OwnDungeons } from '#app/own-dungeons.tsx';
import { awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { getOwnClears, listOwnSessions } from '#lib/data/instance/dungeons.ts';
import { GUILD } from '#lib/data/player/characters-and-guilds.ts';
import { describeGuildDungeons } from '#lib/seo/descriptions/describe-guild.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { OWN_SESSION_FILTER } from '#lib/url/filter/instance-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const start = startOnce((id: string, query: SearchParams) => {
  const list = listAddress(routes.guild(id, '/dungeons'), query, OWN_SESSION_FILTER);
  return {
    list,
    sessions: listOwnSessions({ guildId: id }, list),
    clears: getOwnClears({ guildId: id }),
  };
});

export async function generateMetadata(props: PageProps<'/guild/[id]/dungeons'>) {
  if (await askNotOffered('/guild/[id]/dungeons')) return metadataOfMissing();
  const found = await find(GUILD, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record, id, query } = found;
  return metadataOf({
    path: routes.guild(id, '/dungeons'),
    exports: GUILD_DUNGEONS_EXPORTS,
    query,
    ...describeGuildDungeons(record),
  });
}

export default async function GuildDungeonsPage(props: PageProps<'/guild/[id]/dungeons'>) {
  const notOffered = await askNotOffered('/guild/[id]/dungeons');
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const found = await find(GUILD, props, start);
  // The layout says what is missing.
  if (found.record === null) return null;
  const { id, query } = found;
  const { list, sessions, clears } = start(id, query);
  await awaitPanels(sessions, clears);
  return (
    <PageSection>
      <OwnDungeons
        list={list}
        sessions={sessions}
        clears={clears}
        rule="Sessions of which members of the guild made up half of the group or more. "
        companions="Who else was there"
        byMember
      />
      <ExportLinks exports={GUILD_DUNGEONS_EXPORTS} path={list.path} query={query} />
    </PageSection>
  );
}
