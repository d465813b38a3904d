import { GUILD_DUNGEONS_EXPORTS } from '#app/export/kinds/dungeons.ts';
import { ClearGrid, DungeonRecord } from '#components/dungeon/dungeon-record.tsx';
import { SESSION_RULE, SessionList } from '#components/dungeon/session-list.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { metadataWhereOffered } from '#components/ui/page/metadata-where-offered.ts';
import { whereOffered } from '#components/ui/page/where-offered.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { getDungeonRecord, listOwnSessions } from '#lib/data/instance/dungeons.ts';
import { GUILD } from '#lib/data/player/guilds.ts';
import { describeGuildDungeons } from '#lib/seo/descriptions/describe-guild.ts';
import { OWN_SESSION_FILTER } from '#lib/url/filter/instance-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordSection({
  source: GUILD,
  exports: GUILD_DUNGEONS_EXPORTS,
  path: (id) => routes.guild(id, '/dungeons'),
  filter: OWN_SESSION_FILTER,
  describe: describeGuildDungeons,
  early: ({ id, list }) => ({
    sessions: listOwnSessions({ guildId: id }, list),
    record: getDungeonRecord({ guildId: id }),
  }),
  content: ({ list, panels: { sessions, record } }) => (
    <>
      <Filters list={list} />
      <Load from={sessions} label="sessions">
        {(found) => (
          <SessionList
            list={list}
            found={found}
            about={`Sessions of which members of the guild made up half of the group or more. ${SESSION_RULE}`}
          />
        )}
      </Load>
      <Load from={record} label="clears by wing" rows={6}>
        {(found) => (
          <>
            <DungeonRecord record={found} companions="Who else was there" />
            <ClearGrid members={found.members} />
          </>
        )}
      </Load>
    </>
  ),
});

export const generateMetadata = metadataWhereOffered('/guild/[id]/dungeons', page.generateMetadata);
export default whereOffered('/guild/[id]/dungeons', page.Page);
