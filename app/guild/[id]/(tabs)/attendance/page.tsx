import { ATTENDANCE_EXPORTS } from '#app/export/kinds/battles.ts';
import { AttendanceTable } from '#components/battle/list/attendance-table.tsx';
import { ChoiceLinks } from '#components/ui/list/choice-links.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { metadataWhereOffered } from '#components/ui/page/metadata-where-offered.ts';
import { RecordNote } from '#components/ui/page/record-note.tsx';
import { whereOffered } from '#components/ui/page/where-offered.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { GUILD } from '#lib/data/player/characters-and-guilds.ts';
import { getAttendance } from '#lib/data/war/battle-lists.ts';
import { describeAttendance } from '#lib/seo/descriptions/describe-guild.ts';
import { ATTENDANCE_FILTER } from '#lib/url/filter/battle-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordSection({
  source: GUILD,
  path: (id) => routes.guild(id, '/attendance'),
  filter: ATTENDANCE_FILTER,
  exports: ATTENDANCE_EXPORTS,
  describe: describeAttendance,
  early: ({ id, list }) => ({ attendance: getAttendance(id, list, new Date()) }),
  content: ({ list, panels: { attendance } }) => (
    <>
      <RecordNote of="Query.guildAttendance" />
      <div className="mb-3 flex flex-wrap gap-x-6">
        <ChoiceLinks list={list} name="weeks" />
        <ChoiceLinks list={list} name="figure" />
      </div>
      <Load from={attendance} label="attendance">
        {(found) => <AttendanceTable attendance={found} {...list.values} />}
      </Load>
    </>
  ),
});

export const generateMetadata = metadataWhereOffered('/guild/[id]/attendance', page.generateMetadata);
export default whereOffered('/guild/[id]/attendance', page.Page);
