import type {
  BandOfDungeonFragment,
  DungeonReportPartsFragment,
  DungeonRowFragment,
  EncounterOfDungeonFragment,
  MonthOfDungeonFragment,
} from '#graphql/generated/documents.ts';
import { percent, plain, plural, share, thousands } from '#lib/format/number.ts';
import { clearedWords, hardest, judgedParties, type JudgedParty } from '#lib/game/dungeons/dungeon-words.ts';
import { encounterName, instanceName } from '#lib/game/instances/instance-name.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { filteredHref } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { ListPanel } from '../ui/list/list-panel.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { SectionHeading } from '../ui/page/section-heading.tsx';
import { ShareBar } from '../ui/share-bar.tsx';
import type { Column } from '../ui/table/column.ts';
import { FIGURE_COLUMNS } from './dungeon-list.tsx';
import { Seconds } from './session-list.tsx';

type Wing = DungeonRowFragment['wings'][number];

const wingColumns: readonly Column<Wing>[] = [
  {
    header: 'Wing',
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ instance }) => (
      <NavLink className="font-semibold text-link" href={routes.instance(instance.id)}>
        {instanceName(instance)}
      </NavLink>
    ),
  },
  ...FIGURE_COLUMNS,
];

const bandColumns: readonly Column<BandOfDungeonFragment>[] = [
  {
    header: 'Item rating',
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ from }) => `${plain(from)} to ${plain(from + 99)}`,
  },
  ...FIGURE_COLUMNS,
];

const TWO = 'narrow:grid-cols-[minmax(0,1fr)_auto]';

/** Shows the figures of each wing, and those of groups by their item rating. */
export const DungeonParts = ({
  wings,
  bands,
}: { readonly wings: readonly Wing[] } & Pick<DungeonReportPartsFragment, 'bands'>) => (
  <>
    {wings.length > 1 && (
      <section>
        <SectionHeading>Wings</SectionHeading>
        <ListPanel
          caption="Wings"
          layout="list"
          narrowTracks={TWO}
          columns={wingColumns}
          rows={wings}
          rowKey={({ instance }) => instance.id}
        />
      </section>
    )}
    <section>
      <SectionHeading>By item rating</SectionHeading>
      <ListPanel
        caption="By item rating"
        layout="list"
        narrowTracks={TWO}
        columns={bandColumns}
        rows={bands}
        rowKey={({ from }) => String(from)}
        empty="No sessions yet."
      />
    </section>
  </>
);

const encounterColumns = (isOne: boolean): readonly Column<EncounterOfDungeonFragment>[] => [
  {
    header: 'Encounter',
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ instance, encounter }) => (
      <span className="min-w-0 wrap-anywhere">
        <b className="font-semibold">{encounterName(encounter)}</b>
        {!isOne && <span className="block text-sm text-muted">{instanceName(instance)}</span>}
      </span>
    ),
  },
  {
    header: 'Groups that came to it and won',
    narrow: { line: 2, from: 1, to: 3 },
    cell: ({ sessions, fell }) => (
      <div data-side="neutral" className="min-w-0">
        <p className="text-sm text-muted">
          {thousands(fell)} of {thousands(sessions)}
          {sessions > 0 && `, ${percent(fell, sessions, 0)}%; it stopped ${thousands(sessions - fell)}`}
        </p>
        {sessions > 0 && <ShareBar share={share(fell, sessions)} />}
      </div>
    ),
  },
  {
    header: 'Tries',
    width: 'w-[80px]',
    align: 'end',
    narrow: { line: 3, from: 1, to: 2 },
    cell: ({ tries }) => (
      <span className="narrow:block narrow:text-left">
        {thousands(tries)}
        <span className="hidden text-muted narrow:inline"> {plural(tries, 'try', 'tries')}</span>
      </span>
    ),
  },
  {
    header: 'Deaths',
    meaning: 'In all of these tries',
    width: 'w-[80px]',
    align: 'end',
    narrow: { line: 3, from: 2, to: 3, atEnd: true },
    cell: ({ deaths }) => (
      <>
        {thousands(deaths)}
        <span className="hidden text-muted narrow:inline"> {plural(deaths, 'death', 'deaths')}</span>
      </>
    ),
  },
];

/** Shows how far groups came: of each encounter how many tried it, how many won, and how often they died. */
export function EncounterFunnel({ encounters }: Pick<DungeonReportPartsFragment, 'encounters'>) {
  const worst = hardest(encounters);
  const isOne = new Set(encounters.map(({ instance }) => instance.id)).size < 2;
  return (
    <section>
      <SectionHeading>Where groups stop</SectionHeading>
      <p className="mb-3 text-muted">
        {worst
          ? `Most groups stop at ${encounterName(worst.encounter)}: ${thousands(worst.sessions - worst.fell)} of the ${thousands(worst.sessions)} that came to it never won.`
          : 'Every group that came to an encounter won in the end.'}
      </p>
      <ListPanel
        caption="Where groups stop"
        layout="list"
        narrowTracks={TWO}
        columns={encounterColumns(isOne)}
        rows={encounters}
        rowKey={({ encounter }) => encounter.id}
        empty="No encounters are known."
      />
    </section>
  );
}

/** The month of a moment in epoch seconds, as addresses have it. */
const monthOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 7);

const monthColumns = (list: ListAddress): readonly Column<MonthOfDungeonFragment>[] => [
  {
    header: 'Month',
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ month }) => (
      <NavLink
        className="text-link"
        href={filteredHref(list, 'month', monthOf(month))}
        aria-label={`Fastest clears of ${monthOf(month)}`}
      >
        {monthOf(month)}
      </NavLink>
    ),
  },
  {
    header: 'Cleared',
    narrow: { line: 2, from: 1, to: 3 },
    cell: (row) => (
      <div data-side="neutral" className="min-w-0">
        <p className="text-sm text-muted">{clearedWords(row)}</p>
        {row.tries > 0 && <ShareBar share={share(row.cleared, row.tries)} />}
      </div>
    ),
  },
  {
    header: 'Median of a clear',
    width: 'w-[150px]',
    align: 'end',
    narrow: { line: 1, from: 2, to: 3, atEnd: true },
    cell: ({ median }) => <Seconds of={median} />,
  },
];

/** The sessions of each month, the newest first. */
export const MonthTrend = ({
  months,
  list,
}: Pick<DungeonReportPartsFragment, 'months'> & { readonly list: ListAddress }) => (
  <section>
    <SectionHeading>By month</SectionHeading>
    <ListPanel
      caption="By month"
      layout="list"
      narrowTracks={TWO}
      columns={monthColumns(list)}
      rows={months.toReversed()}
      rowKey={({ month }) => String(month)}
      empty="No sessions yet."
    />
  </section>
);

const VERDICTS: Readonly<Record<JudgedParty['verdict'], string>> = {
  more: 'Clears more often',
  less: 'Clears less often',
  open: 'Cannot be told yet',
};

const partyColumns: readonly Column<JudgedParty>[] = [
  {
    header: 'Group',
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ tanks, healers, others }) =>
      `${plain(tanks)} ${plural(tanks, 'tank', 'tanks')}, ${plain(healers)} ${plural(healers, 'healer', 'healers')}, ${plain(others)} ${plural(others, 'other', 'others')}`,
  },
  {
    header: 'Cleared',
    narrow: { line: 2, from: 1, to: 3 },
    cell: (row) => clearedWords(row),
  },
  {
    header: 'Beside other groups',
    width: 'w-[170px]',
    narrow: { line: 1, from: 2, to: 3, atEnd: true },
    cell: ({ verdict }) => (
      <span className={verdict === 'open' ? 'text-muted' : 'font-semibold'}>{VERDICTS[verdict]}</span>
    ),
  },
];

/** The clears of groups by their roles, beside all other tries in the dungeon. */
export const PartyTable = ({
  parties,
  figures,
}: Pick<DungeonReportPartsFragment, 'parties'> & Pick<DungeonRowFragment, 'figures'>) => (
  <section>
    <SectionHeading>Roles of groups</SectionHeading>
    <p className="mb-3 max-w-prose text-muted">
      Roles of the last run, for groups of five tries or more. Of those that are said to clear more or less
      often than all other groups here, at most one in twenty does so by chance.
    </p>
    <ListPanel
      caption="Roles of groups"
      layout="list"
      narrowTracks={TWO}
      columns={partyColumns}
      rows={judgedParties(parties, figures)}
      rowKey={({ tanks, healers, others }) => `${tanks}-${healers}-${others}`}
      empty="No group of the same roles has tried it five times yet."
    />
  </section>
);
