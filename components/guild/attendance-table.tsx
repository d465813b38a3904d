import { counted, fixed, thousands } from '#lib/format/number.ts';
import { utcDateShort, utcMonth } from '#lib/format/time.ts';
import {
  type Attendance,
  type AttendanceMonth,
  type AttendingMember,
  attendanceMonths,
  comersOf,
  fightsOf,
} from '#lib/game/battles/list/attendance.ts';
import { battleWords } from '#lib/game/battles/list/battle-result.ts';
import { GAME_ROLES, gameRoleOf } from '#lib/game/players/game-role.ts';
import type { AttendanceFigure } from '#lib/url/filter/battle-filter.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { TableSection } from '../ui/list/table-section.tsx';
import { MediaObject } from '../ui/record/media-object.tsx';
import type { Column } from '../ui/table/column.ts';
import { GridTable } from '../ui/table/grid-table.tsx';

const FIGURES = ['battles', 'scenarios', 'kills', 'deaths', 'assists', 'healing'] as const;

/** The most battles, and the most scenarios, that are asked for. */
const MOST_FIGHTS = 300;

/** The newest evenings for which paper has room; of long numbers there are fewer. */
const ON_PAPER = 18;
const LONG_ON_PAPER = 8;

/** The first row has how many members came; null stands for all of them. */
type Row = AttendingMember | null;

const MEMBER: Column<Row> = {
  header: 'Member',
  names: true,
  cell: (member) =>
    member ? (
      <MediaObject
        image={<CareerBadge career={member.character.career} size={24} labelled />}
        name={member.character.name}
        href={routes.character(member.character.id)}
      />
    ) : (
      'Members who came'
    ),
};

const EVENINGS: Column<Row> = {
  header: 'Evenings',
  align: 'end',
  cell: (member) => member && thousands(member.evenings.size),
};

/** Paper has room for the evenings alone. */
const SCREEN_ONLY = 'w-auto print:hidden';

const ROLE: Column<Row> = {
  header: 'Role',
  width: SCREEN_ONLY,
  cell: (member) => {
    const role = member && gameRoleOf(member.character.career);
    return role && GAME_ROLES[role].one;
  },
};

const total = (figure: (typeof FIGURES)[number]): Column<Row> => ({
  header: figure.charAt(0).toUpperCase() + figure.slice(1),
  width: SCREEN_ONLY,
  align: 'end',
  cell: (member) => member && thousands(member.sums[figure]),
});

/** One fight is a dot: what matters is who was there. */
const Dot = () => (
  <>
    <span aria-hidden>•</span>
    <span className="sr-only select-none">1</span>
  </>
);

/** Figures that count fights. */
const COUNTED: ReadonlySet<AttendanceFigure> = new Set(['fights', 'battles', 'scenarios'] as const);

/** An evening; nothing for a member who did not come. */
const evening = (
  start: number,
  figure: AttendanceFigure,
  attendance: Attendance,
  isOnPaper: boolean,
): Column<Row> => ({
  // Without its year.
  header: utcDateShort(new Date(start * 1000)).slice(0, -5),
  width: `w-auto px-2! ${isOnPaper ? 'print:px-px! print:[thead_&]:[writing-mode:vertical-rl]' : 'print:hidden'}`,
  align: 'center',
  cell: (member) => {
    if (!member) return <b>{thousands(comersOf(attendance, start))}</b>;
    const sums = member.evenings.get(start);
    if (!sums) return null;
    const value = figure === 'fights' ? fightsOf(sums) : sums[figure];
    return COUNTED.has(figure) && value === 1 ? <Dot /> : thousands(value);
  },
});

const MONTHS: readonly Column<AttendanceMonth>[] = [
  { header: 'Month', cell: ({ start }) => utcMonth(start) },
  { header: 'Evenings', align: 'end', cell: ({ evenings }) => thousands(evenings) },
  { header: 'Battles', align: 'end', cell: ({ battles }) => thousands(battles) },
  { header: 'Scenarios', align: 'end', cell: ({ scenarios }) => thousands(scenarios) },
  { header: 'Members', align: 'end', cell: ({ members }) => thousands(members) },
  {
    header: 'Each evening',
    meaning: 'Members who came, on average',
    align: 'end',
    cell: ({ perEvening }) => fixed(perEvening, 1),
  },
];

/** @example fightWords(attendance) // '3 battles and 2 scenarios' */
const fightWords = ({ battles, runs }: Attendance): string =>
  [
    ...(battles.length > 0
      ? [`${battles.length < MOST_FIGHTS ? '' : 'the newest '}${battleWords(battles.length)}`]
      : []),
    ...(runs.length > 0
      ? [`${runs.length < MOST_FIGHTS ? '' : 'the newest '}${counted(runs.length, 'scenario')}`]
      : []),
  ].join(' and ');

interface Props {
  readonly attendance: Attendance;
  readonly weeks: string;
  /** The figure in the cells of evenings. */
  readonly figure: AttendanceFigure;
}

/** The members of a guild by evening: who came, how many, and what each did; below it the same by month. */
export function AttendanceTable({ attendance, weeks, figure }: Props) {
  const { evenings, members } = attendance;
  const onPaper = figure === 'healing' ? LONG_ON_PAPER : ON_PAPER;
  const columns = [
    MEMBER,
    EVENINGS,
    ...evenings.map((start, at) => evening(start, figure, attendance, at < onPaper)),
    ROLE,
    ...FIGURES.map(total),
  ];
  return (
    <>
      <p className="mb-3 text-muted">
        {evenings.length === 0
          ? `No battle or scenario with six members or more in the last ${weeks} weeks.`
          : `${counted(members.length, 'member')} in ${fightWords(attendance)} on ${counted(evenings.length, 'evening')} of the last ${weeks} weeks. On each evening: ${figure}${COUNTED.has(figure) ? ', a dot for one' : ''}.`}
      </p>
      {evenings.length > onPaper && (
        <p className="mb-3 hidden print:block">
          Here are the newest {onPaper} of the {evenings.length} evenings.
        </p>
      )}
      {evenings.length > 0 && (
        <GridTable
          caption="Attendance"
          columns={columns}
          rows={[null, ...members]}
          rowKey={(member) => member?.character.id ?? ''}
        />
      )}
      <p className="mt-3 max-w-prose text-sm text-muted">
        Battles and scenarios that six members or more came to; kills, deaths, assists and healing are those
        in battles. An evening lasts from noon to noon in UTC. Who is not listed had no part in these fights,
        or left no trace in kills and scoreboards: nothing else is known of members here.
      </p>
      {evenings.length > 0 && (
        <TableSection
          title="By month"
          caption="Attendance by month"
          columns={MONTHS}
          rows={attendanceMonths(attendance)}
          rowKey={({ start }) => String(start)}
        />
      )}
    </>
  );
}
