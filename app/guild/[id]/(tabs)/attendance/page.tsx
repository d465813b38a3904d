import { ATTENDANCE_EXPORTS } from '#app/export/kinds/battles.ts';
import { AttendanceTable } from '#components/battle/list/attendance-table.tsx';
import { ChoiceLinks } from '#components/ui/list/choice-links.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { metadataWhereOffered } from '#components/ui/page/metadata-where-offered.ts';
import { RecordNote } from '#components/ui/page/record-note.tsx';
import { whereOffered } from '#components/ui/page/where-offered.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { GUILD } from '#lib/data/player/guilds.ts';
import { getAttendance } from '#lib/data/war/battle-lists.ts';
import { describeAttendance } from '#lib/seo/descriptions/describe-guild.ts';
import { ATTENDANCE_FILTER } from '#lib/url/filter/battle-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordSection({
  source: GUILD,
  exports: ATTENDANCE_EXPORTS,
  describe: (guild, id) => ({ ...describeAttendance(guild), path: routes.guild(id, '/attendance') }),
  early: ({ id, query }) => {
    const list = listAddress(routes.guild(id, '/attendance'), query, ATTENDANCE_FILTER);
    return { list, attendance: getAttendance(id, list, new Date()) };
  },
  content: ({ panels: { list, attendance } }) => (
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
