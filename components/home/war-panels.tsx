import type { Route } from 'next';
import type { ComponentProps } from 'react';
import type { Answer } from '#lib/api/answer.ts';
import type { Front as FrontData, KillsToday as Kills } from '#lib/game/boards/front.ts';
import { Load } from '../ui/page/load.tsx';
import { Front } from './front.tsx';
import { thousands } from '#lib/format/number.ts';
import { toDate, utcTimeShort } from '#lib/format/time.ts';
import { REALMS } from '#lib/game/players/careers.ts';
import { staticImages } from '#lib/url/image/static-images.ts';
import type { Column } from '#components/ui/table/column.ts';
import { Panel } from '#components/ui/page/panel.tsx';
import { Table } from '#components/ui/table/table.tsx';
import type { BattleRowFragment, SkirmishRowFragment } from '#graphql/generated/documents.ts';
import { BIG_SKIRMISH } from '#lib/game/battles/big-skirmish.ts';
import { skirmishLocation } from '#lib/game/places/location.ts';
import { routes } from '#lib/url/routes.ts';
import { outnumberedWords } from '#lib/game/battles/list/battle-result.ts';
import { battlePlace } from '#lib/game/battles/report/report.ts';
import { SkirmishTotals } from '#components/skirmish/skirmish-totals.tsx';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';
import { FactTime, Duration } from '#components/ui/time/timestamp.tsx';
import { fightLength } from '#lib/game/battles/fight-length.ts';

interface Row {
  readonly realm: 'order' | 'destruction';
  readonly today: number;
  readonly yesterday: number;
  readonly lastWeek: number;
}

const count = (header: string, of: (row: Row) => number): Column<Row> => ({
  header,
  align: 'end',
  cell: (row) => thousands(of(row)),
});

const COLUMNS: readonly Column<Row>[] = [
  {
    header: 'Realm',
    cell: ({ realm }) => (
      <span className="flex items-center gap-2">
        <img src={staticImages.realm(realm)} alt="" width={18} height={18} />
        <span className={realm === 'order' ? 'text-order tiny:sr-only' : 'text-destruction tiny:sr-only'}>
          {REALMS[realm === 'order' ? 'ORDER' : 'DESTRUCTION'].label}
        </span>
      </span>
    ),
  },
  { header: 'Today', align: 'end', cell: ({ today }) => <b>{thousands(today)}</b> },
  count('Yesterday', ({ yesterday }) => yesterday),
  count('A week ago', ({ lastWeek }) => lastWeek),
];

/** Kills of this day by realm, beside those of two earlier days until the same time. */
function KillsToday({ until, today, yesterday, lastWeek }: Kills) {
  const row = (realm: Row['realm']): Row => ({
    realm,
    today: today[realm],
    yesterday: yesterday[realm],
    lastWeek: lastWeek[realm],
  });
  const time = utcTimeShort(toDate(until) ?? new Date(0));
  return (
    <Panel as="section" ornate className="overflow-hidden" aria-labelledby="today">
      <h2 id="today" className="px-4 pt-3.5 text-md">
        Kills today
      </h2>
      <p className="px-4 pb-3 text-sm text-muted">Each day until {time} UTC</p>
      <Table
        caption={`Kills today, until ${time} UTC, and on two earlier days, by realm`}
        columns={COLUMNS}
        rows={[row('order'), row('destruction')]}
        rowKey={({ realm }) => realm}
      />
    </Panel>
  );
}

interface Props {
  readonly today: Promise<Answer<Kills>>;
  readonly front: Promise<Answer<FrontData>>;
  readonly fight: Promise<Answer<ComponentProps<typeof BigFight>>>;
}

/**
 * The state of the war: contested zones, and above each other beside them the kills of the day and the biggest battle;
 * these stand below where there is no room, or no zone.
 */
export const WarPanels = ({ today, front, fight }: Props) => (
  <div className="group mt-6 grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-gap has-[ul:empty]:grid-cols-1 compact:grid-cols-1">
    <div className="grid grid-cols-1">
      <Load from={front} label="front" rows={4}>
        {(zones) => <Front {...zones} />}
      </Load>
    </div>
    <div className="grid grid-rows-[auto_1fr] gap-gap group-has-[ul:empty]:grid-cols-2 group-has-[ul:empty]:grid-rows-1 compact:grid-cols-2 compact:grid-rows-1 narrow:grid-cols-1! narrow:grid-rows-none">
      <Load from={today} label="kills today" rows={2}>
        {(days) => <KillsToday {...days} />}
      </Load>
      <Load from={fight} label="biggest battle" rows={3}>
        {(found) => <BigFight {...found} />}
      </Load>
    </div>
  </div>
);

interface BigFightProps {
  /** The battles with the most kills of the week. */
  readonly topBattles?: readonly BattleRowFragment[];
  /** In their place where the API has no battles. */
  readonly skirmish?: SkirmishRowFragment | null;
}

/** The biggest battle of the week, or the newest skirmish of many players. */
const BigFight = ({ topBattles, skirmish = null }: BigFightProps) =>
  topBattles ? (
    <FightPanel
      title="Biggest battle of the week"
      empty="No battle in the past week."
      fight={topBattles[0] ? battleFight(topBattles[0]) : null}
    />
  ) : (
    <FightPanel
      title="Newest big skirmish"
      empty={`No skirmish of ${BIG_SKIRMISH} or more players yet.`}
      fight={skirmish && skirmishFight(skirmish)}
    />
  );

interface Fight extends Pick<SkirmishRowFragment, 'startTime' | 'endTime'> {
  readonly href: Route;
  readonly name: string;
  readonly detail: string | null;
  readonly counts: ComponentProps<typeof SkirmishTotals>['skirmish'];
}

function skirmishFight(skirmish: SkirmishRowFragment): Fight {
  const { name, area } = skirmishLocation(skirmish);
  return { ...skirmish, href: routes.skirmish(skirmish.id), name, detail: area, counts: skirmish };
}

function battleFight(battle: BattleRowFragment): Fight {
  const { order, destruction } = battle;
  return {
    ...battle,
    href: routes.battle(battle.id),
    name: battlePlace(battle),
    detail: outnumberedWords(battle),
    counts: {
      numberOfPlayers: order.players + destruction.players,
      numberOfPlayersOrder: order.players,
      numberOfPlayersDestruction: destruction.players,
      numberOfKills: order.kills + destruction.kills,
      numberOfKillsOrder: order.kills,
      numberOfKillsDestruction: destruction.kills,
    },
  };
}

interface FightProps {
  readonly title: string;
  /** Said where there is none. */
  readonly empty: string;
  readonly fight: Fight | null;
}

/** A fight: where, when, and how many on both sides. */
const FightPanel = ({ title, empty, fight }: FightProps) => (
  <Panel as="section" ornate className="px-4 py-3.5" aria-labelledby="big-fight">
    <h2 id="big-fight" className="text-md">
      {title}
    </h2>
    {fight ? (
      <>
        <p className="text-sm text-muted">
          <FactTime at={fight.startTime} precision="minute" />
          <Duration ms={fightLength(fight)} precision="minute" />
        </p>
        <p className="mt-1 mb-3">
          <NavLink href={fight.href} className="inline-flex min-h-6 items-center text-lg narrow:min-h-11">
            {fight.name}
          </NavLink>
          {fight.detail && <span className="block text-sm text-muted">{fight.detail}</span>}
        </p>
        <div className="grid gap-4">
          <SkirmishTotals skirmish={fight.counts} />
        </div>
      </>
    ) : (
      <p className="text-muted">{empty}</p>
    )}
  </Panel>
);
