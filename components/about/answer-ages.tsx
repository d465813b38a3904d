import { type CachePolicy, CATALOGUE, FINISHED, LIVE, PROFILE } from '#lib/api/cache-policy.ts';

import type { Column } from '../ui/table/column.ts';
import { Duration } from '../ui/time/duration.tsx';
import { Table } from '../ui/table/table.tsx';

interface Row {
  readonly what: string;
  readonly policy: CachePolicy;
}

const ROWS: readonly Row[] = [
  { what: 'Lists and counts', policy: LIVE },
  { what: 'Characters, guilds, sums of kills, statistics of dungeons', policy: PROFILE },
  { what: 'Items, creatures, quests, chapters, the journal, sums of what is over', policy: CATALOGUE },
  { what: 'Kills, and battles and runs that are over', policy: FINISHED },
];

const COLUMNS: readonly Column<Row>[] = [
  { header: 'What', cell: ({ what }) => what },
  { header: 'Asked for again after', cell: ({ policy }) => <Duration ms={policy.fresh} /> },
  {
    header: 'Shown at most for',
    cell: ({ policy }) => <Duration ms={policy.fresh + policy.whileRevalidating} />,
  },
];

/** Lists how old shown data can be while everything works. */
export const AnswerAges = () => (
  <>
    <p>
      Answers are remembered for a while, so that pages are quick. After the first of these times a new answer
      is fetched while the old one is shown once more; after the second one you wait for it.
    </p>
    <Table
      caption="How long answers are kept"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={({ what }) => what}
      scrolls
    />
    <p>
      When the source does not answer, pages show what they remember, however old, and say from when it is.
    </p>
  </>
);
