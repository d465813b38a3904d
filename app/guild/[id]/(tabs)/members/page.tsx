import { GUILD_EXPORTS } from '#app/export/kinds/fighters.ts';
import { MemberList } from '#components/guild/member-list.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { GUILD } from '#lib/data/player/characters-and-guilds.ts';
import { listGuildMembers } from '#lib/data/player/member-lists.ts';
import { describeMembers } from '#lib/seo/descriptions/describe-guild.ts';
import { narrowed } from '#lib/seo/descriptions/narrowed.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { MEMBER_FILTER } from '#lib/url/filter/member-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const start = startOnce((id: string, query: SearchParams) => {
  const list = listAddress(routes.guild(id, '/members'), query, MEMBER_FILTER);
  return { list, members: listGuildMembers(id, list) };
});

export async function generateMetadata(props: PageProps<'/guild/[id]/members'>) {
  const found = await find(GUILD, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record: guild, id, query } = found;
  return metadataOf({
    path: routes.guild(id, '/members'),
    exports: GUILD_EXPORTS.members,
    query,
    ...narrowed(describeMembers(guild), { query, filter: MEMBER_FILTER }, [MEMBER_FILTER.fields.order.param]),
  });
}

export default async function GuildMembersPage(props: PageProps<'/guild/[id]/members'>) {
  const found = await find(GUILD, props, start);
  // The layout says what is missing.
  if (found.record === null) return null;
  const { id, query } = found;
  const { list, members } = start(id, query);
  await awaitPanels(members);
  return (
    <PageSection>
      <Filters list={list} submit="Find" />
      <div className="mt-gap">
        <Load from={members} label="members">
          {(page) => <MemberList page={page} list={list} />}
        </Load>
      </div>
      <ExportLinks exports={GUILD_EXPORTS.members} path={routes.guild(id, '/members')} query={query} />
    </PageSection>
  );
}
