import type { KillPageFragment } from '#graphql/generated/documents.ts';
import { type Answer, type CachePolicy, CATALOGUE, FINISHED, LIVE, PROFILE } from '#lib/api/answer.ts';
import type { DataOrigin } from '#lib/api/data-origin.ts';
import { Load } from '../ui/page/load.tsx';
import { Timestamp, Duration } from '../ui/time/timestamp.tsx';
import type { Column } from '#components/ui/table/column.ts';
import { Table } from '#components/ui/table/table.tsx';

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

const ORIGINS: Readonly<Record<DataOrigin, string>> = {
  'sample world':
    'This is a generated sample world. No kill on this site ever happened: players, guilds, battles, items and quests ' +
    'are invented by a program that makes a war that agrees with itself. It shows what the site does before real data ' +
    'is connected.',
  'own database':
    'The data comes from the database of those who run this site, where it arrives from the game.',
  'remote API':
    'The data comes from the game’s own statistics service, which this site asks and does not change.',
};

interface Props {
  readonly origin: DataOrigin;
  /** The newest kill, which dates the data. */
  readonly latestKills: Promise<Answer<KillPageFragment | null>>;
}

/** Names the source of the data, and its age. */
export const DataSource = ({ origin, latestKills }: Props) => (
  <>
    <p>{ORIGINS[origin]}</p>
    <Load from={latestKills} label="newest kill" rows={1}>
      {({ nodes }) => {
        const [newest] = nodes ?? [];
        return (
          <p>
            {newest ? (
              <>
                The newest kill that is known is of <Timestamp at={newest.time} />.
              </>
            ) : (
              'No kill is known yet.'
            )}
          </p>
        );
      }}
    </Load>
  </>
);
