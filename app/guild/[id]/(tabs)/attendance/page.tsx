import { ATTENDANCE_EXPORTS } from '#app/export/kinds/battles.ts';
import { CareerBadge } from '#components/character/career-badge.tsx';
import { ChoiceLinks } from '#components/ui/list/choice-links.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { ArchiveNote } from '#components/ui/page/archive-note.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { MediaObject } from '#components/ui/record/media-object.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { Column } from '#components/ui/table/column.ts';
import { GridTable } from '#components/ui/table/grid-table.tsx';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { GUILD } from '#lib/data/player/characters-and-guilds.ts';
import { getAttendance } from '#lib/data/war/battle-lists.ts';
import { counted, thousands } from '#lib/format/number.ts';
import { utcDateShort } from '#lib/format/time.ts';
import type { Attendance, AttendingMember } from '#lib/game/battles/list/attendance.ts';
import { battleWords } from '#lib/game/battles/list/battle-result.ts';
import { GAME_ROLES, gameRoleOf } from '#lib/game/players/game-role.ts';
import { describeAttendance } from '#lib/seo/descriptions/describe-guild.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { ATTENDANCE_FILTER, type AttendanceFigure } from '#lib/url/filter/battle-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const FIGURES = ['battles', 'kills', 'deaths', 'assists', 'healing'] as const satisfies AttendanceFigure[];

/** The most battles that the API tells at once. */
const MOST_BATTLES = 300;

const MEMBER: Column<AttendingMember> = {
  header: 'Member',
  names: true,
  cell: ({ character }) => (
    <MediaObject
      image={<CareerBadge career={character.career} size={24} labelled />}
      name={character.name}
      href={routes.character(character.id)}
    />
  ),
};

const ROLE: Column<AttendingMember> = {
  header: 'Role',
  cell: ({ character }) => {
    const role = gameRoleOf(character.career);
    return role && GAME_ROLES[role].one;
  },
};

const total = (figure: AttendanceFigure): Column<AttendingMember> => ({
  header: figure.charAt(0).toUpperCase() + figure.slice(1),
  align: 'end',
  cell: ({ sums }) => thousands(sums[figure]),
});

/** An evening; nothing for a member who did not come. */
const evening = (start: number, figure: AttendanceFigure): Column<AttendingMember> => ({
  // Without its year.
  header: utcDateShort(new Date(start * 1000)).slice(0, -5),
  cell: ({ evenings }) => {
    const sums = evenings.get(start);
    return sums && thousands(sums[figure]);
  },
});

interface Props {
  readonly attendance: Attendance;
  readonly weeks: string;
  /** The figure in the cells of evenings. */
  readonly figure: AttendanceFigure;
}

/** The members of a guild by evening: who came, and what each did, in sum and on each evening. */
function AttendanceTable({ attendance: { evenings, battles, members }, weeks, figure }: Props) {
  const columns = [
    MEMBER,
    ROLE,
    { header: 'Evenings', align: 'end', cell: (member) => thousands(member.evenings.size) },
    ...FIGURES.map(total),
    ...evenings.map((start) => evening(start, figure)),
  ] satisfies Column<AttendingMember>[];
  return (
    <>
      <p className="mb-3 text-muted">
        {battles.length === 0
          ? `No battle with six members or more in the last ${weeks} weeks.`
          : `${counted(members.length, 'member')} in ${battles.length < MOST_BATTLES ? '' : 'the newest '}${battleWords(battles.length)} on ${counted(evenings.length, 'evening')} of the last ${weeks} weeks. On each evening: ${figure}.`}
      </p>
      {battles.length > 0 && (
        <GridTable
          caption="Attendance"
          columns={columns}
          rows={members}
          rowKey={({ character }) => character.id}
        />
      )}
      <p className="mt-3 max-w-prose text-sm text-muted">
        Battles that six members or more came to. An evening lasts from noon to noon in UTC. Who is not listed
        had no part in these battles, or left no trace in kills and scoreboards: nothing else is known of
        members here.
      </p>
    </>
  );
}

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
      </div>
      <Load from={attendance} label="attendance">
        {(found) => <AttendanceTable attendance={found} {...list.values} />}
      </Load>
      <ExportLinks exports={ATTENDANCE_EXPORTS} path={routes.guild(id, '/attendance')} query={query} />
    </PageSection>
  );
}
