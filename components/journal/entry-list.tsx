import type { StorylineDetailsFragment } from '#graphql/generated/documents.ts';
import { entryName } from '#lib/game/journal/journal-name.ts';
import { routes } from '#lib/url/routes.ts';

import type { Column } from '../ui/table/column.ts';
import { ListPanel } from '../ui/list/list-panel.tsx';
import { RowLink } from './row-link.tsx';
import { RowNumber } from './row-number.tsx';
import { RvrMark } from './rvr-mark.tsx';

interface Row {
  readonly number: number;
  readonly storylineId: string;
  readonly entry: StorylineDetailsFragment['entries'][number];
}

const columns: readonly Column<Row>[] = [
  {
    header: 'Entry',
    width: 'w-[52px]',
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ number }) => <RowNumber>{number}</RowNumber>,
  },
  {
    header: 'Name',
    names: true,
    narrow: { line: 1, from: 2, to: 3 },
    cell: ({ storylineId, entry }) => (
      <div className="py-0.5">
        <RowLink href={routes.journalEntry(storylineId, entry.id)}>{entryName(entry)}</RowLink>
        {entry.npcName?.trim() && <p className="text-sm wrap-anywhere text-muted">{entry.npcName}</p>}
      </div>
    ),
  },
  {
    header: 'RvR',
    headerHidden: true,
    width: 'w-[64px]',
    align: 'end',
    narrow: { line: 1, from: 3, to: 4, atEnd: true },
    cell: ({ entry }) => entry.isRvR && <RvrMark />,
  },
];

/** The numbered entries of a storyline, with their narrators. */
export function EntryList({ storyline }: { readonly storyline: StorylineDetailsFragment }) {
  const { id: storylineId, entries } = storyline;
  return (
    <ListPanel
      caption="Entries"
      layout="list"
      columns={columns}
      rows={entries.map((entry, index) => ({ number: index + 1, storylineId, entry }))}
      rowKey={({ number }) => String(number)}
      narrowTracks="narrow:grid-cols-[34px_1fr_auto]"
      empty="No entries."
      className="mt-gap overflow-hidden"
    />
  );
}
