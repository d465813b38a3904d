import type { EncounterRunRowFragment } from '#graphql/generated/documents.ts';
import { triesOf, type Try, tryName, knownMoment } from '#lib/game/instances/tries.ts';
import { routes } from '#lib/url/routes.ts';
import { plural, thousands } from '#lib/format/number.ts';
import { itemRatings, type PartyMember, roleCounts, totalDeaths } from '#lib/game/instances/party.ts';
import type { Column } from '../ui/table/column.ts';
import { detailsColumn } from '../ui/table/details-column.tsx';
import { MediaObject } from '../ui/record/media-object.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { Table } from '../ui/table/table.tsx';
import { Timestamp } from '../ui/time/timestamp.tsx';
import { DEATHS, DURATION, RATINGS, ROLES, CompletionMark } from './party-columns.tsx';

type Row = Try<EncounterRunRowFragment>;

/** Adapts a column of lists of runs to a try, which narrow screens lay out differently. */
const ofAttempt = (
  { header, align, cell }: Column<EncounterRunRowFragment>,
  narrow: Column<Row>['narrow'] = 'hidden',
): Column<Row> => ({ header, align, narrow, cell: ({ attempt }) => cell(attempt) });

const columnsOf = (runId: string): readonly Column<Row>[] => [
  {
    header: 'Start',
    narrow: { line: 1, from: 2, to: 3, atEnd: true },
    cell: ({ attempt: { start } }) =>
      knownMoment(start) !== null && <Timestamp at={start} variant="time" precision="minute" />,
  },
  {
    header: 'Encounter',
    names: true,
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ attempt, name, number, total }) => (
      <MediaObject
        image={<CompletionMark completed={attempt.completed} iconOnly />}
        name={name}
        href={routes.encounterRun(runId, attempt.id)}
        detail={total > 1 ? { text: `try ${number}` } : null}
        nameClass="narrow:whitespace-normal"
        detailClass="-mt-1 min-h-0"
      />
    ),
  },
  ofAttempt(DURATION, { line: 2, from: 1, to: 3 }),
  ...[DEATHS, ...RATINGS, ...ROLES].map((column) => ofAttempt(column)),
  {
    header: 'Party',
    narrow: { line: 3, from: 1, to: 3, only: true },
    cell: ({ attempt }) => <PartyLine party={attempt.scoreboardEntries} />,
  },
  detailsColumn(
    ({ attempt: { id } }) => routes.encounterRun(runId, id),
    (row) => `Details of ${tryName(row)}`,
  ),
];

interface Props {
  readonly runId: string;
  readonly attempts: readonly EncounterRunRowFragment[];
}

/** The tries of a run at its encounters, in the order of time. */
export function EncounterRunTable({ runId, attempts }: Props) {
  if (attempts.length === 0) return <Panel className="px-5 py-4 text-muted">No encounters.</Panel>;
  return (
    <Panel>
      <Table
        caption="Encounters"
        layout="cards"
        narrowTracks="narrow:grid-cols-[minmax(0,1fr)_auto]"
        columns={columnsOf(runId)}
        rows={triesOf(attempts)}
        rowKey={({ attempt }) => attempt.id}
        scrolls
      />
    </Panel>
  );
}

/** A party in one line, where there is no room for columns: deaths, item ratings and roles. */
function PartyLine({ party }: { readonly party: readonly PartyMember[] }) {
  const deaths = totalDeaths(party);
  const ratings = itemRatings(party);
  const { tanks, healers, damageDealers } = roleCounts(party);
  return (
    <span className="flex flex-wrap gap-x-1 text-sm text-muted">
      <span>
        {thousands(deaths)} {plural(deaths, 'death', 'deaths')}
        {party.length > 0 && ' ·'}
      </span>
      {ratings && (
        <span>
          item rating {ratings.min} to {ratings.max}, average {ratings.average} ·
        </span>
      )}
      {party.length > 0 && (
        <span>
          {tanks} {plural(tanks, 'tank', 'tanks')}, {healers} {plural(healers, 'healer', 'healers')},{' '}
          {damageDealers} dps
        </span>
      )}
    </span>
  );
}
