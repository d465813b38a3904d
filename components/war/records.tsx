import type { WarClearFragment, WarRecordKind, WarRecordsFragment } from '#graphql/generated/documents.ts';
import { GROUP_ORDER } from '#lib/game/careers/groups.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { RECORDS } from '#lib/game/war/record-kinds.ts';
import { type HeldRecord, recordAnchor, recordsOf, valueWords, whenWords } from '#lib/game/war/records.ts';

import { routes } from '#lib/url/routes.ts';

import { CareerCell } from '../career/career-table.tsx';
import { clearColumns } from '../dungeon/dungeon-boards.tsx';
import { DungeonTable, Seconds } from '../dungeon/dungeon-columns.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { NarrowFold } from '../ui/filter/narrow-fold.tsx';
import { Panel } from '../ui/page/panel.tsx';
import type { Column, NarrowPlace } from '../ui/table/column.ts';
import { Holders } from './record-holders.tsx';

/** Kinds of records that players hold, in the order of the page. */
const OF_PLAYERS = ['HOUR', 'DAY', 'STREAK', 'LEAD'] as const;

interface CardProps {
  readonly kind: WarRecordKind;
  readonly records: readonly HeldRecord[];
}

/** One record with its rule and all who hold it. */
const RecordCard = ({ kind, records }: CardProps) =>
  records[0] && (
    <Panel
      as="article"
      ornate
      id={recordAnchor(kind)}
      className="grid content-start gap-1.5 px-5 py-4 narrow:px-3.5"
    >
      <h2 className="font-text text-md font-normal text-muted">{RECORDS[kind].title}</h2>
      <p className="tracking-figure text-[1.625rem] leading-[1.2] font-bold">{valueWords(records[0])}</p>
      <Holders records={records} shown={3} inMonth={false} />
      <p className="text-sm text-muted">{RECORDS[kind].rule}</p>
    </Panel>
  );

/** The records of a group. */
export const RecordCards = ({
  best,
  group,
}: Pick<WarRecordsFragment, 'best'> & { readonly group: string }) => (
  <div className="grid grid-cols-3 items-stretch gap-gap compact:grid-cols-2 narrow:grid-cols-1">
    {([...OF_PLAYERS, 'GUILD_LEAD', 'BATTLE'] as const).map((kind) => (
      <RecordCard key={kind} kind={kind} records={recordsOf(best, kind, group)} />
    ))}
  </div>
);

interface GroupRow {
  readonly group: string;
  readonly best: WarRecordsFragment['best'];
}

/** The places of the four kinds below the group on narrow screens. */
const HALVES: readonly NarrowPlace[] = ([2, 3] as const).flatMap((line) => [
  { line, from: 1, to: 2 },
  { line, from: 2, to: 3 },
]);

const GROUP_COLUMNS: readonly Column<GroupRow>[] = [
  {
    header: 'Group',
    names: true,
    width: 'w-[210px] compact:w-[140px]',
    narrow: { line: 1, from: 1, to: 3 },
    cell: ({ group }) => <CareerCell name={group} />,
  },
  ...OF_PLAYERS.map((kind, at): Column<GroupRow> => ({
    header: RECORDS[kind].short,
    meaning: RECORDS[kind].rule,
    narrow: HALVES[at],
    cell: ({ group, best }) => {
      const records = recordsOf(best, kind, group);
      return records[0] ? (
        <div>
          <p>
            <b className="tracking-figure text-md">{valueWords(records[0])}</b>{' '}
            <span className="hidden text-sm text-muted narrow:inline">
              {RECORDS[kind].short.toLowerCase()}
            </span>
          </p>
          <Holders records={records} shown={1} inMonth={false} />
        </div>
      ) : (
        '–'
      );
    },
  })),
];

/** The records of all groups beside each other. */
export const RecordsByGroup = ({ best }: Pick<WarRecordsFragment, 'best'>) => (
  <div className="[&_tbody_:is(td,th)]:self-start">
    <NarrowFold title="By realm, role and career">
      <DungeonTable
        title="By realm, role and career"
        columns={GROUP_COLUMNS}
        narrowTracks="narrow:grid-cols-2"
        rows={GROUP_ORDER.map((group) => ({ group, best }))}
        rowKey={({ group }) => group}
      />
    </NarrowFold>
  </div>
);

interface Month {
  readonly name: string;
  readonly places: readonly HeldRecord[];
}

const MONTH_COLUMNS: readonly Column<Month>[] = [
  {
    header: 'Month',
    names: true,
    width: 'w-[170px]',
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ name }) => <b>{name}</b>,
  },
  ...['First', 'Second', 'Third'].map((header, at): Column<Month> => ({
    header,
    narrow: { line: at === 0 ? 2 : at === 1 ? 3 : 4, from: 1, to: 3 },
    cell: ({ places }) => (
      <div>
        <Holders records={places.filter(({ place }) => place === at + 1)} shown={2} inMonth />
      </div>
    ),
  })),
];

/** The first three of the months that are over, of players or of guilds; equal ones share a place. */
export function RecordMonths({ kind, records }: CardProps) {
  const names = [...new Set(records.map(whenWords))];
  return (
    <div id={recordAnchor(kind)}>
      <DungeonTable
        title={RECORDS[kind].title}
        about={`${RECORDS[kind].rule} Of the last twelve, those of which all kills are known.`}
        columns={MONTH_COLUMNS}
        rows={names.map((name) => ({ name, places: records.filter((record) => whenWords(record) === name) }))}
        rowKey={({ name }) => name}
        empty="No whole month is known yet."
      />
    </div>
  );
}

type Clear = Pick<WarClearFragment, 'instance'> & {
  readonly session: NonNullable<WarClearFragment['session']>;
  readonly seconds: number;
};

const clearOf = ({ session, instance, value }: WarClearFragment) =>
  session ? { session, instance, seconds: Math.round(value / 1000) } : [];

const CLEAR_COLUMNS = clearColumns<Clear>({
  header: 'Dungeon',
  names: true,
  width: 'w-[220px]',
  cell: ({ instance, session: { dungeon }, seconds }) => (
    <span className="grid">
      <NavLink className="inline-flex min-h-6 items-center font-semibold" href={routes.dungeon(dungeon.id)}>
        {instanceName(instance ?? dungeon)}
      </NavLink>
      <Seconds of={seconds} />
    </span>
  ),
});

/** The fastest clear of each dungeon and of its wings. */
export const RecordClears = ({ clears }: Pick<WarRecordsFragment, 'clears'>) => (
  <div id={recordAnchor('CLEAR')}>
    <DungeonTable
      title={RECORDS.CLEAR.title}
      about={RECORDS.CLEAR.rule}
      columns={CLEAR_COLUMNS}
      rows={clears.flatMap(clearOf)}
      rowKey={({ session, instance }) => `${session.id} ${instance?.id ?? ''}`}
      empty="No dungeon was cleared in a known time."
    />
  </div>
);
