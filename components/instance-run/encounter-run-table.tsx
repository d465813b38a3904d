import type { EncounterRunRowFragment } from '#graphql/generated/documents.ts';
import { knownMoment } from '#lib/game/instances/run-duration.ts';
import { triesOf, type Try, tryName } from '#lib/game/instances/tries.ts';
import { routes } from '#lib/url/routes.ts';

import type { Column } from '../ui/column.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { MediaObject } from '../ui/media-object.tsx';
import { Panel } from '../ui/panel.tsx';
import { Table } from '../ui/table.tsx';
import { Timestamp } from '../ui/timestamp.tsx';
import { CompletionMark } from './completion-mark.tsx';
import { DEATHS, DURATION, RATINGS, ROLES } from './party-columns.tsx';

type Row = Try<EncounterRunRowFragment>;

/** Lists of runs lay the same columns out in another way. */
const ofAttempt = ({ header, align, cell }: Column<EncounterRunRowFragment>): Column<Row> => ({
  header,
  align,
  cell: ({ attempt }) => cell(attempt),
});

const columnsOf = (runId: string): readonly Column<Row>[] => [
  {
    header: 'Start',
    pinned: true,
    cell: ({ attempt: { start } }) =>
      knownMoment(start) !== null && <Timestamp at={start} variant="time" precision="minute" />,
  },
  {
    header: 'Encounter',
    pinned: true,
    cell: ({ attempt, name, number, total }) => (
      <MediaObject
        image={<CompletionMark completed={attempt.completed} iconOnly />}
        name={name}
        href={routes.encounterRun(runId, attempt.id)}
        detail={total > 1 ? { text: `try ${number}` } : null}
        nameClass="max-w-60 narrow:w-34 narrow:leading-tight narrow:whitespace-normal"
        detailClass="-mt-1 min-h-0"
      />
    ),
  },
  ...[DURATION, DEATHS, ...RATINGS, ...ROLES].map(ofAttempt),
  {
    header: 'Details',
    headerHidden: true,
    align: 'end',
    cell: (row) => (
      <LinkButton href={routes.encounterRun(runId, row.attempt.id)} aria-label={`Details of ${tryName(row)}`}>
        Details
      </LinkButton>
    ),
  },
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
        columns={columnsOf(runId)}
        rows={triesOf(attempts)}
        rowKey={({ attempt }) => attempt.id}
        scrolls
      />
    </Panel>
  );
}
