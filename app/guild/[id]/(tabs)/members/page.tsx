import { MemberList } from '#components/guild/member-list.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { Load } from '#components/ui/load.tsx';
import { getGuild, listGuildMembers } from '#lib/data/guilds.ts';
import { describeSection } from '#lib/seo/describe.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import { parseCursor } from '#lib/url/paging.ts';
import { metadataOfRecord } from '#lib/seo/page-metadata.ts';

type Props = PageProps<'/guild/[id]/members'>;

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  return metadataOfRecord(getGuild(id), ({ name }) => ({
    ...describeSection(name, 'Members'),
    path: `/guild/${id}/members`,
  }));
}

export default async function GuildMembersPage({ params, searchParams }: Props) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  if (!parseEntityId(id)) return null;
  const members = listGuildMembers(id, parseCursor(query));
  await awaitPanels(members);

  return (
    <Load from={members} label="members">
      {(page) => <MemberList page={page} path={`/guild/${id}/members`} params={query} />}
    </Load>
  );
}
