import { CHARACTER_DUNGEONS_EXPORTS } from '#app/export/kinds/dungeons.ts';
import { DungeonRecord } from '#components/dungeon/dungeon-record.tsx';
import { SESSION_RULE, SessionList } from '#components/dungeon/session-list.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { metadataWhereOffered } from '#components/ui/page/metadata-where-offered.ts';
import { whereOffered } from '#components/ui/page/where-offered.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { getDungeonRecord, listOwnSessions } from '#lib/data/instance/dungeons.ts';
import { CHARACTER } from '#lib/data/player/characters.ts';
import { describePlayerDungeons } from '#lib/seo/descriptions/describe-player.ts';
import { OWN_SESSION_FILTER } from '#lib/url/filter/instance-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordSection({
  source: CHARACTER,
  exports: CHARACTER_DUNGEONS_EXPORTS,
  path: (id) => routes.character(id, '/dungeons'),
  filter: OWN_SESSION_FILTER,
  describe: describePlayerDungeons,
  early: ({ id, list }) => ({
    sessions: listOwnSessions({ characterId: id }, list),
    record: getDungeonRecord({ characterId: id }),
  }),
  content: ({ list, panels: { sessions, record } }) => (
    <>
      <Filters list={list} />
      <Load from={sessions} label="sessions">
        {(found) => <SessionList list={list} found={found} about={SESSION_RULE} />}
      </Load>
      <Load from={record} label="clears by wing" rows={6}>
        {(found) => <DungeonRecord record={found} companions="With whom" />}
      </Load>
    </>
  ),
});

export const generateMetadata = metadataWhereOffered('/character/[id]/dungeons', page.generateMetadata);
export default whereOffered('/character/[id]/dungeons', page.Page);
