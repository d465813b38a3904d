import type {
  BandOfDungeonFragment,
  DungeonReportPartsFragment,
  DungeonRowFragment,
  EncounterOfDungeonFragment,
  MonthOfDungeonFragment,
  PartyOfDungeonFragment,
} from '#graphql/generated/documents.ts';
import { counted, percent, plain, thousands } from '#lib/format/number.ts';
import { utcMonth } from '#lib/format/time.ts';
import { clearedWords, hardestWords } from '#lib/game/dungeons/dungeon-words.ts';
import { judgedParties, type PartyVerdict } from '#lib/game/dungeons/judged-parties.ts';
import { hasWings } from '#lib/game/dungeons/wings.ts';
import { encounterName } from '#lib/game/instances/instance-name.ts';
import { filteredHref, type ListAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';
import type { Column } from '../ui/table/column.ts';
import { countColumn } from '../ui/table/count-column.tsx';
import {
  AT,
  clearedColumn,
  DungeonTable,
  FIGURE_COLUMNS,
  Seconds,
  ShareLine,
  wingColumn,
  WithWing,
} from './dungeon-columns.tsx';

type Report = DungeonReportPartsFragment;
type Wings = Pick<DungeonRowFragment, 'wings'>;

const bandColumns = (dungeon: Wings): readonly Column<BandOfDungeonFragment>[] => [
  {
    header: 'Item rating',
    narrow: AT.start,
    cell: ({ from, instance }) => (
      <WithWing wing={instance} of={dungeon}>{`${plain(from)} to ${plain(from + 99)}`}</WithWing>
    ),
  },
  ...FIGURE_COLUMNS,
];

/** The rule of a table that has rows of each wing. */
const byWing = (dungeon: Wings) => (hasWings(dungeon) ? { about: 'Each wing on its own.' } : {});

/** Shows the figures of each wing. */
export const WingTable = ({ wings }: Wings) =>
  hasWings({ wings }) && (
    <DungeonTable
      title="Wings"
      columns={[wingColumn(routes.instance), ...FIGURE_COLUMNS]}
      rows={wings}
      rowKey={({ instance }) => instance.id}
    />
  );

/** Shows the figures of groups by their item rating. */
export const RatingBands = ({ bands, wings }: Wings & Pick<Report, 'bands'>) => (
  <DungeonTable
    title="By item rating"
    {...byWing({ wings })}
    columns={bandColumns({ wings })}
    rows={bands}
    rowKey={({ from, instance }) => `${instance.id} ${from}`}
    one="band"
    empty="No sessions yet."
  />
);

const encounterColumns = (dungeon: Wings): readonly Column<EncounterOfDungeonFragment>[] => [
  {
    header: 'Encounter',
    narrow: { line: 1, from: 1, to: 2, tall: true },
    cell: ({ instance, encounter }) => (
      <WithWing wing={instance} of={dungeon}>
        {encounterName(encounter)}
      </WithWing>
    ),
  },
  {
    header: 'Groups that came to it and won',
    narrow: { line: 3, from: 1, to: 3 },
    cell: ({ sessions, fell }) => (
      <ShareLine
        words={`${thousands(fell)} of ${thousands(sessions)}${sessions > 0 ? `, ${percent(fell, sessions, 0)}%; it stopped ${thousands(sessions - fell)}` : ''}`}
        part={fell}
        of={sessions}
      />
    ),
  },
  countColumn({
    header: 'Tries',
    width: 'w-[80px]',
    narrow: { line: 1, from: 2, to: 3, atEnd: true },
    count: ({ tries }) => tries,
    one: 'try',
    many: 'tries',
  }),
  countColumn({
    header: 'Deaths',
    meaning: 'In all of these tries',
    width: 'w-[80px]',
    narrow: { line: 2, from: 2, to: 3, atEnd: true },
    count: ({ deaths }) => deaths,
    one: 'death',
  }),
];

/** Shows how far groups came: of each encounter how many tried it, how many won, and how often they died. */
export const EncounterFunnel = ({ encounters, wings }: Wings & Pick<Report, 'encounters'>) => (
  <DungeonTable
    title="Where groups stop"
    about={hardestWords(encounters, ({ encounter }) => encounterName(encounter))}
    columns={encounterColumns({ wings })}
    rows={encounters}
    rowKey={({ encounter }) => encounter.id}
    one="encounter"
    empty="No encounters are known."
  />
);

const monthColumns = (list: ListAddress, dungeon: Wings): readonly Column<MonthOfDungeonFragment>[] => [
  {
    header: 'Month',
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ month, instance }) => (
      <WithWing wing={instance} of={dungeon}>
        <NavLink
          className="text-link"
          href={filteredHref(list, 'month', utcMonth(month))}
          aria-label={`Fastest clears of ${utcMonth(month)}`}
        >
          {utcMonth(month)}
        </NavLink>
      </WithWing>
    ),
  },
  clearedColumn((row) => row),
  {
    header: 'Median of a clear',
    width: 'w-[150px]',
    align: 'end',
    narrow: { line: 1, from: 2, to: 3, atEnd: true },
    cell: ({ median, cleared }) =>
      cleared === 0 ? <span className="text-muted">–</span> : <Seconds of={median} />,
  },
];

/** The sessions of each wing and month, the newest first. */
export const MonthTrend = ({
  months,
  wings,
  list,
}: Wings & Pick<Report, 'months'> & { readonly list: ListAddress }) => (
  <DungeonTable
    title="By month"
    {...byWing({ wings })}
    columns={monthColumns(list, { wings })}
    rows={wings.flatMap((wing) =>
      months.filter(({ instance }) => instance.id === wing.instance.id).toReversed(),
    )}
    rowKey={({ month, instance }) => `${instance.id} ${month}`}
    one="month"
    empty="No sessions yet."
  />
);

type JudgedParty = PartyOfDungeonFragment & { readonly verdict: PartyVerdict };

const VERDICTS: Readonly<Record<PartyVerdict, string>> = {
  more: 'Clears more often',
  less: 'Clears less often',
  open: 'No clear difference',
};

const partyColumns = (dungeon: Wings): readonly Column<JudgedParty>[] => [
  {
    header: 'Group',
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ tanks, healers, others, instance }) => (
      <WithWing
        wing={instance}
        of={dungeon}
      >{`${counted(tanks, 'tank')}, ${counted(healers, 'healer')}, ${counted(others, 'other')}`}</WithWing>
    ),
  },
  { header: 'Cleared', narrow: AT.second, cell: clearedWords },
  {
    header: 'Beside other groups',
    width: 'w-[170px]',
    narrow: { line: 1, from: 2, to: 3, atEnd: true },
    cell: ({ verdict }) => (
      <span className={verdict === 'open' ? 'text-muted' : 'font-semibold'}>{VERDICTS[verdict]}</span>
    ),
  },
];

/** The clears of groups by their roles, beside all other groups in the wing. */
export const PartyTable = ({ parties, wings }: Wings & Pick<Report, 'parties'>) => (
  <DungeonTable
    title="Roles of groups"
    about="Roles of the last run, for parties of five or more of the newest 1,000 tries. Players who come again together are compared once, by their newest try. Of those that are said to clear more or less often than groups with other roles in the same wing, at most one in twenty does so by chance."
    columns={partyColumns({ wings })}
    rows={judgedParties(parties)}
    rowKey={({ instance, tanks, healers, others }) => `${instance.id} ${tanks}-${healers}-${others}`}
    one="group"
    empty="No group of the same roles has tried it five times yet."
  />
);
