import { GUILD_EXPORTS } from '#app/export/kinds/fighters.ts';
import { MemberList } from '#components/guild/member-list.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { GUILD } from '#lib/data/player/characters-and-guilds.ts';
import { listGuildMembers } from '#lib/data/player/member-lists.ts';
import { describeMembers } from '#lib/seo/descriptions/describe-guild.ts';
import { narrowed } from '#lib/seo/descriptions/narrowed.ts';
import { MEMBER_FILTER } from '#lib/url/filter/member-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordSection({
  source: GUILD,
  path: (id) => routes.guild(id, '/members'),
  filter: MEMBER_FILTER,
  exports: GUILD_EXPORTS.members,
  describe: (guild, _id, query) =>
    narrowed(describeMembers(guild), { query, filter: MEMBER_FILTER }, [MEMBER_FILTER.fields.order.param]),
  early: ({ id, list }) => ({ members: listGuildMembers(id, list) }),
  content: ({ list, panels: { members } }) => (
    <>
      <Filters list={list} submit="Find" />
      <div className="mt-gap">
        <Load from={members} label="members">
          {(page) => <MemberList page={page} list={list} />}
        </Load>
      </div>
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
