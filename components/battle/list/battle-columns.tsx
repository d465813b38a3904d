import type { Route } from 'next';

import type {
  BattleListRowFragment,
  GuildBattleFragment,
  OwnBattleFragment,
  Realm,
} from '#graphql/generated/documents.ts';
import { counted, thousands } from '#lib/format/number.ts';
import {
  battleResult,
  killsAndDeaths,
  outnumberedWords,
  roleRankWords,
  shareWords,
} from '#lib/game/battles/list/battle-result.ts';
import { battlePlace } from '#lib/game/battles/report/report.ts';
import { staticImages } from '#lib/url/image/static-images.ts';
import { scoreboardHref } from '#lib/url/paging/pin.ts';
import { routes } from '#lib/url/routes.ts';

import { FIGHT_TIME, GuildCounts, RealmCount } from '../../skirmish/skirmish-columns.tsx';
import { MediaObject } from '../../ui/record/media-object.tsx';
import { SplitBar } from '../../ui/split-bar.tsx';
import type { Column, NarrowPlace } from '../../ui/table/column.ts';
import { detailsColumn } from '../../ui/table/details-column.tsx';

/** Guilds in a row, at most. */
const MOST_GUILDS = 4;

const PLACE: Column<BattleListRowFragment> = {
  header: 'Place',
  names: true,
  narrow: { line: 1, from: 1, to: 3 },
  cell: (battle) => {
    const text = outnumberedWords(battle);
    return (
      <MediaObject
        image={<img src={staticImages.location('rvr')} alt="" width={24} height={24} />}
        name={battlePlace(battle)}
        href={routes.battle(battle.id)}
        detail={text === null ? null : { text }}
      />
    );
  },
};

/** The kills of both sides of a battle above the bar that they split. */
const BattleScore = ({ battle: { order, destruction } }: { readonly battle: BattleListRowFragment }) => (
  <span className="grid w-full gap-1">
    <span className="flex justify-between text-md leading-none">
      <b className="text-order">{thousands(order.kills)}</b>
      <span className="sr-only"> to </span>
      <b className="text-destruction">{thousands(destruction.kills)}</b>
    </span>
    <SplitBar
      size="thin"
      order={order.kills}
      destruction={destruction.kills}
      label={`Order ${thousands(order.kills)} kills, Destruction ${thousands(destruction.kills)}`}
    />
  </span>
);

const SCORE: Column<BattleListRowFragment> = {
  header: 'Kills',
  width: 'w-[130px] compact:w-[104px]',
  narrow: { line: 3, from: 1, to: 4 },
  cell: (battle) => <BattleScore battle={battle} />,
};

const PLAYERS: Column<BattleListRowFragment> = {
  header: 'Players',
  width: 'w-[80px] compact:w-16 print:w-14',
  align: 'end',
  narrow: { line: 1, from: 3, to: 4, atEnd: true },
  cell: ({ order, destruction }) => (
    <RealmCount
      total={order.players + destruction.players}
      order={order.players}
      destruction={destruction.players}
    />
  ),
};

/** Lists of own battles have no room for it on tablets. */
const WIDE_PLAYERS: Column<BattleListRowFragment> = {
  ...PLAYERS,
  width: 'w-[80px] compact:hidden print:table-cell',
  narrow: 'hidden',
};

/** The guilds of a battle with the most players, without those of a realm where one is given. */
const guilds = <Row extends BattleListRowFragment>(
  header: string,
  without: (battle: Row) => Realm | undefined,
): Column<Row> => ({
  header,
  width: 'grow-[1.8] compact:grow-[1.4] print:w-[240px]',
  narrow: { line: 4, from: 1, to: 4 },
  cell: (battle) => (
    <GuildCounts
      guilds={battle.guilds
        .filter(({ realm }) => realm !== without(battle))
        .slice(0, MOST_GUILDS)
        .map(({ guild, players: count }) => ({ guild, count }))}
    />
  ),
});

const details = <Row extends BattleListRowFragment>(hrefOf: (battle: Row) => Route): Column<Row> =>
  detailsColumn(hrefOf, (battle) => `Details of the battle in ${battlePlace(battle)}`);

const DETAILS = details(({ id }) => routes.battle(id));

/** The layout of lists of battles: on narrow screens, the tracks that the columns stand in. */
export const BATTLE_LAYOUT = {
  layout: 'list',
  narrowTracks: 'narrow:grid-cols-[minmax(0,1fr)_auto_auto] narrow:gap-x-4',
} as const;

/** The columns of a list of all battles. */
export const BATTLE_COLUMNS: readonly Column<BattleListRowFragment>[] = [
  FIGHT_TIME,
  PLACE,
  SCORE,
  guilds('Guilds', () => undefined),
  PLAYERS,
  DETAILS,
];

const result = <Row extends BattleListRowFragment>(
  realmOf: (battle: Row) => Realm | undefined,
): Column<Row> => ({
  header: 'Result',
  width: 'w-[58px] compact:w-[50px]',
  narrow: { line: 1, from: 3, to: 4, atEnd: true },
  cell: (battle) => {
    const words = battleResult(battle, realmOf(battle));
    return <b className={words === 'Won' ? 'text-ok' : 'font-semibold text-muted'}>{words}</b>;
  },
});

const own = <Row,>(header: string, narrow: NarrowPlace, cell: (row: Row) => string): Column<Row> => ({
  header,
  width: 'w-[130px] compact:w-[74px]',
  narrow,
  cell: (row) => <span className="text-sm">{cell(row)}</span>,
});

/** The columns of a guild's battles. */
export const GUILD_BATTLE_COLUMNS: readonly Column<GuildBattleFragment>[] = [
  { ...FIGHT_TIME, narrow: { line: 2, from: 1, to: 2 } },
  PLACE,
  result(({ own: part }) => part?.realm),
  SCORE,
  own('The guild', { line: 2, from: 2, to: 4 }, ({ own: part }) =>
    part ? `${counted(part.players, 'member')}: ${killsAndDeaths(part)}` : '',
  ),
  guilds('Enemy guilds', ({ own: part }) => part?.realm),
  WIDE_PLAYERS,
  DETAILS,
];

/** The columns of a player's battles. */
export const OWN_BATTLE_COLUMNS: readonly Column<OwnBattleFragment>[] = [
  { ...FIGHT_TIME, narrow: { line: 2, from: 1, to: 2 } },
  PLACE,
  result(({ part }) => part?.realm),
  SCORE,
  own('Own part', { line: 2, from: 2, to: 4 }, ({ part }) => (part ? killsAndDeaths(part) : '')),
  own('Share of the side', { line: 4, from: 1, to: 2 }, ({ standing }) => shareWords(standing)),
  own('Among the role', { line: 4, from: 2, to: 4 }, roleRankWords),
  WIDE_PLAYERS,
  details(({ id, part }) => scoreboardHref(routes.battle(id), part?.character.id)),
];
