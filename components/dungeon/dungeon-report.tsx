import type {
  BandOfDungeonFragment,
  DungeonReportPartsFragment,
  DungeonRowFragment,
  EncounterOfDungeonFragment,
  MonthOfDungeonFragment,
} from '#graphql/generated/documents.ts';
import { counted, percent, plain, thousands } from '#lib/format/number.ts';
import { utcDate } from '#lib/format/time.ts';
import { clearedWords, hardest, judgedParties, type JudgedParty } from '#lib/game/dungeons/dungeon-words.ts';
import { encounterName, instanceName } from '#lib/game/instances/instance-name.ts';
import { filteredHref, type ListAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';
import { type Column, declaredColumn } from '../ui/table/column.ts';
import { countColumn } from '../ui/table/count-column.tsx';
import {
  AT,
  clearedColumn,
  DungeonTable,
  FIGURE_COLUMNS,
  Seconds,
  ShareLine,
  wingColumn,
} from './dungeon-columns.tsx';
import facts from './columns.json' with { type: 'json' };

type Report = DungeonReportPartsFragment;

const bandColumns: readonly Column<BandOfDungeonFragment>[] = [
  { header: 'Item rating', narrow: AT.start, cell: ({ from }) => `${plain(from)} to ${plain(from + 99)}` },
  ...FIGURE_COLUMNS,
];

/** Shows the figures of each wing, and those of groups by their item rating. */
export const DungeonParts = ({ wings, bands }: Pick<DungeonRowFragment, 'wings'> & Pick<Report, 'bands'>) => (
  <>
    {wings.length > 1 && (
      <DungeonTable
        title="Wings"
        columns={[wingColumn(routes.instance), ...FIGURE_COLUMNS]}
        rows={wings}
        rowKey={({ instance }) => instance.id}
      />
    )}
    <DungeonTable
      title="By item rating"
      columns={bandColumns}
      rows={bands}
      rowKey={({ from }) => String(from)}
      empty="No sessions yet."
    />
  </>
);

const encounterColumns = (isOne: boolean): readonly Column<EncounterOfDungeonFragment>[] => [
  declaredColumn(facts.reportEncounter, ({ instance, encounter }) => (
    <span className="min-w-0 wrap-anywhere">
      <b className="font-semibold">{encounterName(encounter)}</b>
      {!isOne && <span className="block text-sm text-muted">{instanceName(instance)}</span>}
    </span>
  )),
  declaredColumn(facts.reportGroupsThatCameToItAndWon, ({ sessions, fell }) => (
    <ShareLine
      words={`${thousands(fell)} of ${thousands(sessions)}${sessions > 0 ? `, ${percent(fell, sessions, 0)}%; it stopped ${thousands(sessions - fell)}` : ''}`}
      part={fell}
      of={sessions}
    />
  )),
  countColumn(facts.dungeonTries2, ({ tries }) => tries),
  countColumn(facts.dungeonDeaths, ({ deaths }) => deaths),
];

/** Shows how far groups came: of each encounter how many tried it, how many won, and how often they died. */
export function EncounterFunnel({ encounters }: Pick<Report, 'encounters'>) {
  const worst = hardest(encounters);
  return (
    <DungeonTable
      title="Where groups stop"
      about={
        worst
          ? `Most groups stop at ${encounterName(worst.encounter)}: ${thousands(worst.sessions - worst.fell)} of the ${thousands(worst.sessions)} that came to it never won.`
          : 'Every group that came to an encounter won in the end.'
      }
      columns={encounterColumns(new Set(encounters.map(({ instance }) => instance.id)).size < 2)}
      rows={encounters}
      rowKey={({ encounter }) => encounter.id}
      empty="No encounters are known."
    />
  );
}

/** The month of a moment in epoch seconds, as addresses have it. */
const monthOf = (seconds: number): string => utcDate(new Date(seconds * 1000)).slice(0, 7);

const monthColumns = (list: ListAddress): readonly Column<MonthOfDungeonFragment>[] => [
  declaredColumn(facts.reportMonth, ({ month }) => (
    <NavLink
      className="text-link"
      href={filteredHref(list, 'month', monthOf(month))}
      aria-label={`Fastest clears of ${monthOf(month)}`}
    >
      {monthOf(month)}
    </NavLink>
  )),
  clearedColumn((row) => row),
  declaredColumn(facts.reportMedianOfAClear, ({ median }) => <Seconds of={median} />),
];

/** The sessions of each month, the newest first. */
export const MonthTrend = ({ months, list }: Pick<Report, 'months'> & { readonly list: ListAddress }) => (
  <DungeonTable
    title="By month"
    columns={monthColumns(list)}
    rows={months.toReversed()}
    rowKey={({ month }) => String(month)}
    empty="No sessions yet."
  />
);

const VERDICTS: Readonly<Record<JudgedParty['verdict'], string>> = {
  more: 'Clears more often',
  less: 'Clears less often',
  open: 'Too few to tell',
};

const partyColumns: readonly Column<JudgedParty>[] = [
  declaredColumn(
    facts.reportGroup,
    ({ tanks, healers, others }) =>
      `${counted(tanks, 'tank')}, ${counted(healers, 'healer')}, ${counted(others, 'other')}`,
  ),
  { header: 'Cleared', narrow: AT.second, cell: clearedWords },
  declaredColumn(facts.reportBesideOtherGroups, ({ verdict }) => (
    <span className={verdict === 'open' ? 'text-muted' : 'font-semibold'}>{VERDICTS[verdict]}</span>
  )),
];

/** The clears of groups by their roles, beside all other tries in the dungeon. */
export const PartyTable = ({
  parties,
  figures,
}: Pick<Report, 'parties'> & Pick<DungeonRowFragment, 'figures'>) => (
  <DungeonTable
    title="Roles of groups"
    about="Roles of the last run, for groups of five tries or more. Of those that are said to clear more or less often than all other groups here, at most one in twenty does so by chance."
    columns={partyColumns}
    rows={judgedParties(parties, figures)}
    rowKey={({ tanks, healers, others }) => `${tanks}-${healers}-${others}`}
    empty="No group of the same roles has tried it five times yet."
  />
);
