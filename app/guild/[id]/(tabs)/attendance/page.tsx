import { ATTENDANCE_EXPORTS } from '#app/export/kinds/battles.ts';
import { AttendanceTable } from '#components/guild/attendance-table.tsx';
import { ChoiceLinks } from '#components/ui/list/choice-links.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { ArchiveNote } from '#components/ui/page/archive-note.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { GUILD } from '#lib/data/player/characters-and-guilds.ts';
import { getAttendance } from '#lib/data/war/battle-lists.ts';
import { describeAttendance } from '#lib/seo/descriptions/describe-guild.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { ATTENDANCE_FILTER } from '#lib/url/filter/battle-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const start = startOnce((id: string, query: SearchParams) => {
  const list = listAddress(routes.guild(id, '/attendance'), query, ATTENDANCE_FILTER);
  return { list, attendance: getAttendance(id, list, new Date()) };
});

export async function generateMetadata(props: PageProps<'/guild/[id]/attendance'>) {
  if (await askNotOffered('/guild/[id]/attendance')) return metadataOfMissing();
  const found = await find(GUILD, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record, id, query } = found;
  return metadataOf({
    path: routes.guild(id, '/attendance'),
    exports: ATTENDANCE_EXPORTS,
    query,
    ...describeAttendance(record),
  });
}

export default async function GuildAttendancePage(props: PageProps<'/guild/[id]/attendance'>) {
  const notOffered = await askNotOffered('/guild/[id]/attendance');
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const found = await find(GUILD, props, start);
  // The layout says what is missing.
  if (found.record === null) return null;
  const { id, query } = found;
  const { list, attendance } = start(id, query);
  await awaitPanels(attendance);
  return (
    <PageSection>
      <ArchiveNote of="Query.guildAttendance" />
      <div className="mb-3 flex flex-wrap gap-x-6">
        <ChoiceLinks list={list} name="weeks" />
        <ChoiceLinks list={list} name="figure" />
        <ChoiceLinks list={list} name="order" />
      </div>
      <Load from={attendance} label="attendance">
        {(found) => <AttendanceTable attendance={found} {...list.values} />}
      </Load>
      <ExportLinks exports={ATTENDANCE_EXPORTS} path={routes.guild(id, '/attendance')} query={query} />
    </PageSection>
  );
}
