import { expect, it } from 'vitest';

import {
  type BattleListRowFragment,
  BattleListRowFragmentDoc,
  GuildBattleFragmentDoc,
  GuildTagFragmentDoc,
  OwnBattleFragmentDoc,
  SumsOfBattlesFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { BATTLE_FILTER } from '#lib/url/filter/battle-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { rendered } from '../../testing/rendered.ts';
import type { Column } from '../../ui/table/column.ts';
import { BATTLE_COLUMNS, GUILD_BATTLE_COLUMNS, OWN_BATTLE_COLUMNS } from './battle-columns.tsx';
import { BattleList } from './battle-list.tsx';
import { BiggestOfNight } from './biggest-of-night.tsx';

const guildsOf = (...realms: readonly ('ORDER' | 'DESTRUCTION')[]): BattleListRowFragment['guilds'] =>
  realms.map((realm, at) => ({
    realm,
    players: 10 - at,
    guild: sampleRecord(GuildTagFragmentDoc, { id: `${at}`, name: `Guild ${at}`, realm }),
  }));
const FOUGHT = {
  id: '7',
  startTime: 1_763_748_000,
  endTime: 1_763_748_000 + 1_800,
  zone: { id: '105', name: 'Praag' },
  order: { players: 1_000, kills: 90, deaths: 30 },
  destruction: { players: 2_000, kills: 30, deaths: 90 },
  guilds: guildsOf('ORDER', 'DESTRUCTION', 'ORDER', 'DESTRUCTION', 'DESTRUCTION', 'DESTRUCTION'),
};
const SUMS = sampleRecord(SumsOfBattlesFragmentDoc, {
  battles: 1_200,
  wonByOrder: 300,
  wonByDestruction: 600,
  kills: 2_000,
  killsOrder: 900,
  killsDestruction: 1_100,
  drawn: 300,
  outnumbered: 4,
  from: 1_763_748_000,
  to: 1_763_848_000,
});

const PROPS = { about: 'Of any size.', list: listAddress(routes.battles, {}) };
const listOf = async <Row extends BattleListRowFragment>(
  columns: readonly Column<Row>[],
  nodes: readonly Row[],
  battleSums = SUMS,
) =>
  rendered(
    <BattleList
      {...PROPS}
      columns={columns}
      found={{
        battles: { nodes, pageInfo: { ...ONLY_PAGE, hasNextPage: true, endCursor: 'AA' } },
        battleSums,
      }}
    />,
  );

const [TIME, PLACE, PLAYERS] = [
  '18:00 21 Nov 2025 UTC30m 30 minutes',
  'PraagOrder won outnumbered',
  '3,0001,000 / 2,000 (Order / Destruction)',
];

it('lists battles with their four largest guilds, below the sums of all', async () => {
  const drawn = { ...FOUGHT, id: '8', zone: null, destruction: FOUGHT.order, guilds: [] };
  const { html, text, rows, links } = await listOf(
    BATTLE_COLUMNS,
    [FOUGHT, drawn].map((battle) => sampleRecord(BattleListRowFragmentDoc, battle)),
  );
  expect(rows).toEqual([
    ['Time', 'Place', 'Kills', 'Guilds', 'Players', 'Details'],
    [TIME, PLACE, '90 to 30', 'Guild 010 Guild 19 Guild 28 Guild 37', PLAYERS, 'Details'],
    [TIME, 'Unknown place', '90 to 90', '', '2,0001,000 / 1,000 (Order / Destruction)', 'Details'],
  ]);
  expect(text).toMatch(
    /^1,200 battles, 21 Nov 2025 to 22 Nov 2025 Order won 300 Destruction won 600 2,000 kills \(Order 900, Destruction 1,100\), 300 draws, 4 won outnumbered Battles Time .* Next Of any size\.$/,
  );
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
    'Battles in sum',
    'Order won 25% of the battles, Destruction 50%',
    'Order 90 kills, Destruction 30',
    'Details of the battle in Praag',
    'Order 90 kills, Destruction 90',
    'Details of the battle in Unknown place',
    'Pages of battles',
  ]);
  expect(links.filter(({ text: words }) => /Praag|Details|Next/.test(words)).map(({ href }) => href)).toEqual(
    ['/battle/7', '/battle/7', '/battle/8', '/battles?after=AA#battles-list'],
  );
});

it('says that no battle matches, without sums', async () => {
  expect((await listOf(BATTLE_COLUMNS, [], { ...SUMS, battles: 0 })).text).toMatch(
    /^Battles Time .* No battles match the filter\. Next Of any size\.$/,
  );
  expect((await listOf(BATTLE_COLUMNS, [], { ...SUMS, battles: 1 })).text).toMatch(/^1 battle, 21 Nov/);
  const unknown = (
    <BattleList {...PROPS} columns={BATTLE_COLUMNS} found={{ battles: null, battleSums: SUMS }} />
  );
  expect((await rendered(unknown)).text).toMatch(/No battles match the filter\. Of any size\.$/);
});

it('says how the battles of a guild ended for it, and lists its enemies', async () => {
  const own = { realm: 'ORDER', players: 3, kills: 1, deaths: 4 } as const;
  const { html, rows } = await listOf(
    GUILD_BATTLE_COLUMNS,
    [own, { ...own, realm: 'DESTRUCTION' as const, players: 1 }, null].map((part) =>
      sampleRecord(GuildBattleFragmentDoc, { ...FOUGHT, own: part }),
    ),
  );
  expect(rows.map((row) => [row[2], row[4], row[5]])).toEqual([
    ['Result', 'The guild', 'Enemy guilds'],
    ['Won', '3 members: 1 kill, 4 deaths', 'Guild 19 Guild 37 Guild 46 Guild 55'],
    ['Lost', '1 member: 1 kill, 4 deaths', 'Guild 010 Guild 28'],
    ['', '', 'Guild 010 Guild 19 Guild 28 Guild 37'],
  ]);
  expect(html.match(/text-ok/g)).toHaveLength(1);
});

it('says what a player did in a battle, and marks them on its scoreboard', async () => {
  const part = {
    character: { id: '4' },
    realm: 'DESTRUCTION',
    career: 'ARCHMAGE',
    kills: 2,
    deaths: 1,
  } as const;
  const standing = { figure: 'HEALING', amount: 12, side: 100, others: 34, below: 20, equal: 1 } as const;
  const { rows, links } = await listOf(OWN_BATTLE_COLUMNS, [
    sampleRecord(OwnBattleFragmentDoc, { ...FOUGHT, part, standing }),
    sampleRecord(OwnBattleFragmentDoc, { ...FOUGHT, part: null, standing: null }),
  ]);
  expect(rows.map((row) => [row[2], row[4], row[5], row[6]])).toEqual([
    ['Result', 'Own part', 'Share of the side', 'Among the role'],
    ['Lost', '2 kills, 1 death', '12% of the healing', 'Better than 59% of 34 other healers, level with 3%'],
    ['', '', 'Not known', 'Not known'],
  ]);
  expect(links.filter(({ text }) => text === 'Details').map(({ href }) => href)).toEqual([
    '/battle/7?pin=4#pinned',
    '/battle/7',
  ]);
});

it('says what the biggest battle of last night came to, and leads to it and to the others', async () => {
  const list = listAddress(routes.battles, { order: 'numberOfKills' }, BATTLE_FILTER);
  const { text, links } = await rendered(<BiggestOfNight battle={FOUGHT} battles={3} list={list} />);
  expect(text).toBe(
    'Biggest of last night: Order won in Praag, 90 kills to 30, outnumbered 1,000 against 2,000 All 3 battles',
  );
  expect(links.map(({ href }) => href)).toEqual(['/battle/7', '/battles?order=numberOfKills']);
  expect((await rendered(<BiggestOfNight battle={FOUGHT} battles={1} list={list} />)).links).toHaveLength(1);
  const none = await rendered(<BiggestOfNight battle={undefined} battles={0} list={list} />);
  expect(none.text).toBe('No battle last night, from noon to noon UTC.');
});
