import type { ClearFeatFragment, WarRecordKind, FeatsFragment } from '#graphql/generated/documents.ts';
import { GROUP_ORDER } from '#lib/game/careers/groups.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { FEATS } from '#lib/game/war/feat-kinds.ts';
import { type HeldFeat, featAnchor, featsOf, valueWords, whenWords } from '#lib/game/war/feats.ts';

import { routes } from '#lib/url/routes.ts';

import { CareerCell } from '../career/career-table.tsx';
import { clearColumns } from '../dungeon/dungeon-boards.tsx';
import { DungeonTable, Seconds } from '../dungeon/dungeon-columns.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { NarrowFold } from '../ui/filter/narrow-fold.tsx';
import { Panel } from '../ui/page/panel.tsx';
import type { Column, NarrowPlace } from '../ui/table/column.ts';
import { Holders } from './feat-holders.tsx';

/** Kinds of feats that players hold, in the order of the page. */
const OF_PLAYERS = ['HOUR', 'DAY', 'STREAK', 'LEAD'] as const;

interface CardProps {
  readonly kind: WarRecordKind;
  readonly feats: readonly HeldFeat[];
}

/** One feat with its rule and all who hold it. */
const FeatCard = ({ kind, feats }: CardProps) =>
  feats[0] && (
    <Panel
      as="article"
      ornate
      id={featAnchor(kind)}
      className="grid content-start gap-1.5 px-5 py-4 narrow:px-3.5"
    >
      <h2 className="font-text text-md font-normal text-muted">{FEATS[kind].title}</h2>
      <p className="tracking-figure text-[1.625rem] leading-[1.2] font-bold">{valueWords(feats[0])}</p>
      <Holders feats={feats} shown={3} inMonth={false} />
      <p className="text-sm text-muted">{FEATS[kind].rule}</p>
    </Panel>
  );

/** The feats of a group. */
export const FeatCards = ({ best, group }: Pick<FeatsFragment, 'best'> & { readonly group: string }) => (
  <div className="grid grid-cols-3 items-stretch gap-gap compact:grid-cols-2 narrow:grid-cols-1">
    {([...OF_PLAYERS, 'GUILD_LEAD', 'BATTLE'] as const).map((kind) => (
      <FeatCard key={kind} kind={kind} feats={featsOf(best, kind, group)} />
    ))}
  </div>
);

interface GroupRow {
  readonly group: string;
  readonly best: FeatsFragment['best'];
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
    header: FEATS[kind].short,
    meaning: FEATS[kind].rule,
    narrow: HALVES[at],
    cell: ({ group, best }) => {
      const feats = featsOf(best, kind, group);
      return feats[0] ? (
        <div>
          <p>
            <b className="tracking-figure text-md">{valueWords(feats[0])}</b>{' '}
            <span className="hidden text-sm text-muted narrow:inline">{FEATS[kind].short.toLowerCase()}</span>
          </p>
          <Holders feats={feats} shown={1} inMonth={false} />
        </div>
      ) : (
        '–'
      );
    },
  })),
];

/** The feats of all groups beside each other. */
export const FeatsByGroup = ({ best }: Pick<FeatsFragment, 'best'>) => (
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
  readonly places: readonly HeldFeat[];
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
        <Holders feats={places.filter(({ place }) => place === at + 1)} shown={2} inMonth />
      </div>
    ),
  })),
];

/** The first three of the months that are over, of players or of guilds; equal ones share a place. */
export function FeatMonths({ kind, feats }: CardProps) {
  const names = [...new Set(feats.map(whenWords))];
  return (
    <div id={featAnchor(kind)}>
      <DungeonTable
        title={FEATS[kind].title}
        about={`${FEATS[kind].rule} Of the last twelve, those of which all kills are known.`}
        columns={MONTH_COLUMNS}
        rows={names.map((name) => ({ name, places: feats.filter((feat) => whenWords(feat) === name) }))}
        rowKey={({ name }) => name}
        empty="No whole month is known yet."
      />
    </div>
  );
}

type Clear = Pick<ClearFeatFragment, 'instance'> & {
  readonly session: NonNullable<ClearFeatFragment['session']>;
  readonly seconds: number;
};

const clearOf = ({ session, instance, value }: ClearFeatFragment) =>
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
export const FeatClears = ({ clears }: Pick<FeatsFragment, 'clears'>) => (
  <div id={featAnchor('CLEAR')}>
    <DungeonTable
      title={FEATS.CLEAR.title}
      about={FEATS.CLEAR.rule}
      columns={CLEAR_COLUMNS}
      rows={clears.flatMap(clearOf)}
      rowKey={({ session, instance }) => `${session.id} ${instance?.id ?? ''}`}
      empty="No dungeon was cleared in a known time."
    />
  </div>
);
