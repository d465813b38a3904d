import type { StorylineRowFragment } from '#graphql/generated/documents.ts';
import { plural } from '#lib/format/number.ts';
import { storylineName } from '#lib/game/journal/journal-name.ts';
import { type StorylineSummary, summariseStoryline } from '#lib/game/journal/journal-entry.ts';
import { routes } from '#lib/url/routes.ts';
import { staticImages } from '#lib/url/image/static-images.ts';

import type { Column } from '../ui/table/column.ts';
import { ListPanel } from '../ui/list/list-panel.tsx';
import { RowLink } from './row-link.tsx';

interface Row extends StorylineSummary {
  readonly storyline: StorylineRowFragment;
}

const columns: readonly Column<Row>[] = [
  {
    header: 'Name',
    width: 'grow-[4]',
    narrow: { line: 1, from: 1, to: 4 },
    cell: ({ storyline }) => (
      <div className="flex items-center gap-4.5 py-1.5 narrow:items-start narrow:gap-3 narrow:py-0">
        <img className="shrink-0 narrow:size-8" src={staticImages.tome} alt="" width={40} height={40} />
        <div className="min-w-0">
          <RowLink href={routes.storyline(storyline.id)}>{storylineName(storyline)}</RowLink>
          {storyline.summary?.trim() && (
            <p className="mt-0.5 max-w-[68ch] text-pretty wrap-anywhere text-muted">{storyline.summary}</p>
          )}
        </div>
      </div>
    ),
  },
  {
    header: 'Zone',
    narrow: { line: 2, from: 1, to: 2 },
    cell: ({ zone }) => <span className="narrow:pl-11 narrow:text-sm narrow:text-muted">{zone?.name}</span>,
  },
  {
    header: 'Entries',
    width: 'w-[80px]',
    align: 'end',
    narrow: { line: 2, from: 2, to: 3, atEnd: true },
    cell: ({ entries }) => (
      <span className="narrow:text-sm">
        {entries}
        <span className="hidden text-muted narrow:inline"> {plural(entries, 'entry', 'entries')}</span>
      </span>
    ),
  },
  {
    header: 'RvR',
    width: 'w-[100px]',
    align: 'end',
    narrow: { line: 2, from: 3, to: 4, atEnd: true },
    cell: ({ entries, rvrEntries }) =>
      rvrEntries > 0 && (
        <span
          className="inline-flex items-center gap-1.5 align-middle whitespace-nowrap narrow:text-sm"
          title={`${rvrEntries} of ${entries} ${plural(entries, 'entry', 'entries')} about realm versus realm`}
        >
          <img src={staticImages.rvr} alt="" width={20} height={20} />
          {rvrEntries} of {entries}
          <span className="hidden text-muted narrow:inline"> RvR</span>
        </span>
      ),
  },
];

/** Every storyline: what it is about, where it plays, how long it is and how much of it is realm versus realm. */
export const StorylineList = ({ storylines }: { readonly storylines: readonly StorylineRowFragment[] }) => (
  <ListPanel
    caption="Storylines"
    layout="list"
    columns={columns}
    rows={storylines.map((storyline) => ({ storyline, ...summariseStoryline(storyline.entries) }))}
    rowKey={({ storyline }) => storyline.id}
    narrowTracks="narrow:grid-cols-[1fr_auto_auto]"
    empty="No storylines."
  />
);
