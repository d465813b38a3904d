import {
  type JournalActivity,
  type JournalEntry,
  listedActivities,
} from '#lib/game/journal/journal-entry.ts';
import { activityKind, activityName } from '#lib/game/journal/journal-name.ts';
import { routes } from '#lib/url/routes.ts';

import type { Column } from '../ui/table/column.ts';
import { Panel } from '../ui/page/panel.tsx';
import { SectionHeading } from '../ui/page/section-heading.tsx';
import { Table } from '../ui/table/table.tsx';
import { RowLink } from './row-link.tsx';
import { RowNumber } from './row-number.tsx';

interface Row {
  readonly number: number;
  readonly entry: JournalEntry;
  readonly activity: JournalActivity;
}

const columns: readonly Column<Row>[] = [
  {
    header: 'Entry',
    width: 'w-[52px]',
    narrow: { line: 1, from: 1, to: 2, tall: true },
    cell: ({ number }) => <RowNumber>{number}</RowNumber>,
  },
  {
    header: 'Name',
    names: true,
    narrow: { line: 1, from: 2, to: 3 },
    cell: ({ entry, activity }) => (
      <RowLink href={routes.journalActivity(entry.storyline.id, entry.id, activity.id)}>
        {activityName(activity)}
      </RowLink>
    ),
  },
  {
    header: 'Type',
    width: 'w-[180px]',
    narrow: { line: 2, from: 2, to: 3 },
    cell: ({ activity }) => (
      <span className="wrap-anywhere text-muted narrow:text-sm">{activityKind(activity.activityType)}</span>
    ),
  },
];

/** The named activities of an entry, numbered; nothing where it has none. */
export function ActivityList({ entry }: { readonly entry: JournalEntry }) {
  const activities = listedActivities(entry);
  if (activities.length === 0) return null;
  return (
    <section>
      <SectionHeading>Activities</SectionHeading>
      <Panel className="overflow-hidden">
        <Table
          caption="Activities"
          layout="list"
          columns={columns}
          rows={activities.map((activity, index) => ({ number: index + 1, entry, activity }))}
          rowKey={({ activity }) => activity.id}
          narrowTracks="narrow:grid-cols-[34px_1fr]"
        />
      </Panel>
    </section>
  );
}
