import { MemberList } from '#components/guild/member-list.tsx';
import { Load } from '#components/ui/load.tsx';
import { recordSection } from '#components/ui/record-page.tsx';
import { GUILD, listGuildMembers } from '#lib/data/guilds.ts';
import { GUILD_MEMBERS_EXPORTS } from '#lib/exports/kinds/guild-exports.ts';
import { describeMembers } from '#lib/seo/descriptions/describe-guild.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordSection({
  source: GUILD,
  exports: GUILD_MEMBERS_EXPORTS,
  describe: (guild, id) => ({ ...describeMembers(guild), path: routes.guild(id, '/members') }),
  panels: (_, { id, query }) => {
    const list = listAddress(routes.guild(id, '/members'), query);
    return { list, members: listGuildMembers(id, list) };
  },
  content: ({ panels: { list, members } }) => (
    <Load from={members} label="members">
      {(page) => <MemberList page={page} list={list} />}
    </Load>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
