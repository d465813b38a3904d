import { expect, it } from 'vitest';

import {
  type BattleInfoFragment,
  BattleInfoFragmentDoc,
  BattleRowFragmentDoc,
  type BattleRowsFragment,
  GuildTagFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { player, START } from '#lib/game/battles/report/testing/battle-rows.ts';
import { BATTLE_GROUPING } from '#lib/url/filter/grouping-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { rendered } from '../../testing/rendered.ts';
import { BattleReport } from './battle-report.tsx';

const setup = { nwCornerX: 0, nwCornerY: 0, seCornerX: 100, seCornerY: 100 };
const BATTLE = sampleRecord(BattleInfoFragmentDoc, {
  id: '7',
  zone: { id: '105', name: 'Praag', mapSetup: setup },
  order: { players: 2, kills: 3, deaths: 1 },
  destruction: { players: 1, kills: 1, deaths: 3 },
  skirmishes: [{ id: '1' }, { id: '2' }] as unknown as BattleInfoFragment['skirmishes'],
  previous: sampleRecord(BattleRowFragmentDoc, {
    id: '6',
    startTime: START - 3_600,
    order: { players: 1, kills: 2, deaths: 5 },
    destruction: { players: 1, kills: 5, deaths: 2 },
  }),
  next: null,
});

type Row = BattleRowsFragment['scoreboard'][number];
const score = (
  id: string,
  name: string,
  career: Row['character']['career'],
  guildId: string | null,
  row: object,
) => ({
  ...player(career === 'SORCERER' ? 'destruction' : 'order', { character: { id, name, career }, ...row }),
  guildId,
});

const loss = (minute: number, killer: string, victim: string, changes: object = {}) => ({
  id: `k${minute}`,
  time: START + minute * 60,
  zoneId: 105,
  x: 10,
  y: 90,
  killerId: killer,
  killerCareer: killer === '3' ? ('SORCERER' as const) : ('KNIGHT_OF_THE_BLAZING_SUN' as const),
  killerGuildId: killer === '3' ? '52' : '51',
  victimId: victim,
  victimCareer: victim === '3' ? ('SORCERER' as const) : ('ARCHMAGE' as const),
  victimGuildId: victim === '3' ? '52' : null,
  attackers: 2,
  ...changes,
});

const guild = (id: string, name: string) => ({ guild: sampleRecord(GuildTagFragmentDoc, { id, name }) });
const ROWS: BattleRowsFragment = {
  id: '7',
  guilds: [guild('51', 'Ravens')],
  scoreboard: [
    score('1', 'Verenthe', 'KNIGHT_OF_THE_BLAZING_SUN', '51', { kills: 3, damage: 3000, protection: 200 }),
    score('2', 'Alith', 'ARCHMAGE', null, { deaths: 1, damage: 1000, healing: 24_000, from: START + 600 }),
    score('3', 'Uthgar', 'SORCERER', '52', { kills: 1, deaths: 3, damage: 50, to: START + 240 }),
  ],
  losses: [
    loss(0, '1', '3'),
    loss(1, '3', '2'),
    loss(3, '1', '3', { zoneId: 6 }),
    loss(4, '1', '3', { x: 900 }),
  ],
};

const list = (query = {}) => listAddress(routes.battle('7'), query, BATTLE_GROUPING);
const reportOf = async (battle = BATTLE, rows = ROWS, query = {}) =>
  rendered(<BattleReport battle={battle} rows={rows} law={null} list={list(query)} />);

/** The lines of a table by the first of its headings. */
function tableOf(rows: readonly (readonly string[])[], ...heads: readonly string[]) {
  const from = rows.findIndex((row) => heads.every((head, at) => row[at] === head));
  const width = rows[from]?.length;
  const end = rows.findIndex((row, at) => at > from && row.length !== width);
  return rows.slice(from + 1, end < 0 ? undefined : end);
}

it('compares both sides, all of each and for each player', async () => {
  const { rows, text } = await reportOf();
  expect(tableOf(rows, 'Figure')).toEqual([
    ['players', '2', '1'],
    ['kills', '31.5 each', '11.0 each'],
    ['deaths', '10.5 each', '33.0 each'],
    ['damage', '4,0002,000 each', '5050.0 each'],
    ['healing', '24,00012,000 each', '00.0 each'],
    ['protection', '200100 each', '00.0 each'],
  ]);
  expect(text).toContain(
    'Both sides Per player, Order made 1.5 times as many kills as Destruction. Both sides Figure',
  );
  expect(text).toContain('and protection from scoreboards. Losses 4');
});

it('says what numbers suggest, and how the records differ', async () => {
  const law = { battles: 40, exponent: 1, error: 0.1, spread: 0.5 };
  const more = { ...BATTLE, order: { players: 2, kills: 4, deaths: 1 } };
  const { text } = await rendered(<BattleReport battle={more} rows={ROWS} law={law} list={list()} />);
  expect(text).toContain('By numbers alone, Order would make 3 of the 5 kills');
  expect(text).toContain(
    'Of 5 kills 4 are known one by one: course, roles, guilds and losses count these. Scoreboards give Order 3 kills and 1 death, the kills themselves 4 and 1. Kills of Order / kills of Destruction = ',
  );
  const alone = { ...BATTLE, destruction: { players: 0, kills: 0, deaths: 3 } };
  expect(tableOf((await reportOf(alone)).rows, 'Figure')[1]).toEqual(['kills', '31.5 each', '0']);
});

it('draws the course by minute with the lead and its turn', async () => {
  const { html, rows, text } = await reportOf();
  expect(tableOf(rows, 'From')).toEqual([
    ['00:00', '1', '0', '1'],
    ['00:01', '0', '1', '0'],
    ['00:02', '0', '0', '0'],
    ['00:03', '1', '0', '1'],
    ['00:04', '1', '0', '2'],
  ]);
  const words =
    'Order was ahead from 00:03 on. The lead changed most from 00:02 to 00:05: by 2 for Order. Most kills in a minute: Order 1 at 00:00, Destruction 1 at 00:01. Times are UTC.';
  expect(html).toContain(
    'aria-label="Kills of both sides by minute, with the lead as a line; in words above"',
  );
  expect(text).toContain(`Course Kills by minute ${words}`);
  expect(text).toContain(
    '00:00 00:04 UTC Kills of Order, above the line Kills of Destruction, below it Lead',
  );
  expect(html).toContain('<rect x="40%" width="60%" height="100%"');
  expect(html).toContain('d="M0 50v-46h1V50zM3 50v-46h1V50zM4 50v-46h1V50z"');
  expect(html).toContain('d="M1 50v46h1V50z"');
  expect(html).toContain('d="M0.5 27L1.5 50L2.5 50L3.5 27L4.5 4"');
});

it.each([
  [0, [], 'Course Kills by minute No kill of this battle is known one by one. Guilds'],
  [1, [['00:00', '0', '1', '−1']], 'Times are UTC. Show as table'],
  [
    3,
    [
      ['00:00', '0', '1', '−1'],
      ['00:01', '0', '1', '−2'],
      ['00:02', '0', '1', '−3'],
    ],
    '0 1 0 1 00:00 00:02 UTC',
  ],
])('draws what there is of a course of %i minutes', async (minutes, lines, words) => {
  const losses = Array.from({ length: minutes }, (_, minute) => loss(minute, '3', '2'));
  const { html, rows, text } = await reportOf(BATTLE, {
    ...ROWS,
    losses,
    scoreboard: ROWS.scoreboard.slice(1),
  });
  expect(tableOf(rows, 'From').slice(0, minutes)).toEqual(lines);
  expect(text.replace(/Roles and careers .*Guilds/, 'Guilds')).toContain(words);
  expect([html.includes('below it'), html.includes('<rect x=')]).toEqual([minutes > 1, false]);
});

it('lists roles and guilds with what they did, and who killed whom', async () => {
  const { html, rows, links, text } = await reportOf();
  expect(tableOf(rows, 'Role')).toEqual([
    ['Order: TanksKnight of the Blazing Sun 1', '1', '3', '0', '3,000', '0'],
    ['Order: HealersArchmage 1', '1', '0', '1', '1,000', '24,000'],
    ['Destruction: RangedSorcerer 1', '1', '1', '3', '50', '0'],
  ]);
  expect(tableOf(rows, 'Guild', 'Players')).toEqual([
    ['Ravens0 deaths, 75% of the damage', '1', '3', '0', '75%'],
    ['Without a guild1 death, 25% of the damage', '1', '0', '1', '25%'],
    ['Guild', 'Players', 'Kills', 'Deaths', 'Damage'],
    ['#523 deaths, 100% of the damage', '1', '1', '3', '100%'],
  ]);
  expect(text).toContain('Guilds Order Guilds of Order Guild Players');
  expect(text).toContain('Destruction Guilds of Destruction Guild Players');
  expect(tableOf(rows, 'Order, against Destruction', '#52')).toEqual([['Ravens', 'Order 3 : Destruction 0']]);
  for (const href of ['/guild/51', '/guild/52'])
    expect(links).toContainEqual(expect.objectContaining({ href }));
  expect(html).toMatch(/href="\/guild\/51"[^>]*><img src="\/heraldry/);
  const edges = [...html.matchAll(/<tr data-side="(\w+)"/g)].map(([, side]) => side).join(' ');
  expect(edges).toMatch(/^(?:order ){3}(?:destruction ){2}(?:order ){2}destruction /);
  expect(edges).toMatch(/destruction destruction order destruction$/);
  const none = await reportOf(BATTLE, { id: '7', guilds: [], scoreboard: [], losses: [] });
  expect(none.text).not.toMatch(/Roles and careers|Guilds/);
});

it.each([
  [8, undefined],
  [9, '1 more guild; the CSV has all.'],
  [11, '3 more guilds; the CSV has all.'],
])('shows 8 of the %i guilds of a side, and no duels where one side has none', async (count, words) => {
  const scoreboard = Array.from({ length: count }, (_, at) =>
    score(`${at}`, `Player ${at}`, 'ARCHMAGE', `${60 + at}`, {}),
  );
  const { rows, text } = await reportOf(BATTLE, { id: '7', guilds: [], scoreboard, losses: [] });
  expect(tableOf(rows, 'Guild', 'Players').filter(([name]) => name?.startsWith('#'))).toHaveLength(8);
  expect(/\d+ more guilds?; the CSV has all\./.exec(text)?.[0]).toBe(words);
  expect(text).not.toContain('Kills between guilds');
  expect(text.match(/Players \d+ to \d+ of/g) ?? []).toEqual([]);
});

it('lists the losses with their places, fifty on a page', async () => {
  const { rows, links, text } = await reportOf();
  expect(tableOf(rows, 'Time', 'Fell')).toEqual([
    [
      '00:00:00',
      'UthgarSorcerer, Destruction',
      'VerentheKnight of the Blazing Sun, Order',
      '2',
      'south-west',
    ],
    ['00:01:00', 'AlithArchmage, Order', 'UthgarSorcerer, Destruction', '2', 'south-west'],
    ['00:03:00', 'UthgarSorcerer, Destruction', 'VerentheKnight of the Blazing Sun, Order', '2', 'Ekrund'],
    ['00:04:00', 'UthgarSorcerer, Destruction', 'VerentheKnight of the Blazing Sun, Order', '2', ''],
  ]);
  expect(text).toContain('Losses 4 4 losses One by one The first at the top');
  expect(links).toContainEqual({ text: '00:03:00', href: '/kill/k3' });
  const losses = Array.from({ length: 51 }, (_, minute) => loss(minute, '3', '2'));
  const first = await reportOf(BATTLE, { ...ROWS, losses });
  expect(tableOf(first.rows, 'Time', 'Fell').filter(([time]) => time?.startsWith('00:'))).toHaveLength(50);
  expect(first.links).toContainEqual({ text: 'Next', href: '/battle/7?lossesAfter=50#losses-list' });
  const second = await reportOf(BATTLE, { ...ROWS, losses }, { lossesAfter: '50' });
  expect(tableOf(second.rows, 'Time', 'Fell')[0]?.[0]).toBe('00:50:00');
  expect(second.links).toContainEqual({ text: 'Previous', href: '/battle/7?lossesBefore=50#losses-list' });
  const none = await reportOf(BATTLE, { ...ROWS, losses: [] });
  expect(none.text).toContain('No kill of this battle is known one by one. Where they fell');
});

it('draws where they fell, in twelve pictures by time', async () => {
  const { html, text } = await reportOf();
  expect(html).toContain(
    'aria-label="Map of Praag with 2 kills: those of Order are dots, those of Destruction squares"',
  );
  expect(text).toContain('By Destruction: squares 2 kills have no place on this map. Time on the map');
  expect(html.match(/ d="M10 90h0"/g)).toHaveLength(2);
  expect(html.match(/<use href="#part-\d+"/g)).toHaveLength(12);
  expect(html.match(/<image href="[^"]*maps\/105-256/g)).toHaveLength(12);
  expect(text).toContain(
    'The whole battle 00:00 to 00:00Kills: Order 1 : Destruction 0 00:00 to 00:00Kills: ',
  );
  expect(text).toContain('00:03 to 00:04Kills: Order 1 : Destruction 0 Who came');
  const all = { ...ROWS, losses: ROWS.losses.slice(0, 2) };
  expect((await reportOf(BATTLE, all)).text).not.toContain('no place on this map');
  const one = { ...ROWS, losses: ROWS.losses.slice(1, 3) };
  expect((await reportOf(BATTLE, one)).text).toContain('1 kill has no place on this map.');
  const unmapped = { ...BATTLE, zone: { id: '105', name: 'Praag', mapSetup: null } };
  const unknown = await reportOf(unmapped);
  expect(unknown.text).toContain('Where they fell Where on the map is not known. Who came');
});

it('lists the players by what they did, in groups, ten of each side on a page', async () => {
  const { rows, links } = await reportOf();
  expect(tableOf(rows, 'Career', 'Name')).toEqual([
    ['', 'Order 2 players', '', '', '3', '1', '0', '4,000', '24,000', '200'],
    [
      '',
      'Verenthe Ravens',
      'Ravens',
      '40 / 80',
      '3, 100% of the side',
      '0',
      '0',
      '3,000, 75% of the side',
      '0',
      '200, 100% of the side',
    ],
    ['', 'Alith', '', '40 / 80', '0', '1', '0', '1,000, 25% of the side', '24,000, 100% of the side', '0'],
    ['', 'Destruction 1 player', '', '', '1', '3', '0', '50', '0', '0'],
    ['', 'Uthgar #52', '#52', '40 / 80', '1, 100% of the side', '3', '0', '50, 100% of the side', '0', '0'],
  ]);
  expect(links).toContainEqual({ text: 'Damage', href: '/battle/7?dir=asc&sort=damage' });
  const sorted = await reportOf(BATTLE, ROWS, { sort: 'healing', group: 'role' });
  expect(tableOf(sorted.rows, 'Career', 'Name').map(([, name]) => name)).toEqual([
    'Tanks 1 player',
    'Verenthe Ravens',
    'Healers 1 player',
    'Alith',
    'Ranged 1 player',
    'Uthgar #52',
  ]);
  const scoreboard = Array.from({ length: 21 }, (_, at) =>
    score(`${at}`, `Player ${at}`, 'ARCHMAGE', null, {}),
  );
  expect((await reportOf(BATTLE, { ...ROWS, scoreboard })).text).toContain(
    'Players 1 to 10 of each side; totals',
  );
  expect((await reportOf(BATTLE, { ...ROWS, scoreboard }, { group: 'role' })).text).toContain(
    'Players 1 to 20 of 21; totals',
  );
  const byGuild = await reportOf(BATTLE, ROWS, { group: 'guild' });
  expect(tableOf(byGuild.rows, 'Career', 'Name').map(([, name]) => name)).toEqual([
    'Ravens Order, 1 player',
    'Verenthe Ravens',
    '#52 Destruction, 1 player',
    'Uthgar #52',
    'No guild Order, 1 player',
    'Alith',
  ]);
});

it('begins with those who did the most, and with the players', async () => {
  const { text } = await reportOf();
  expect(text).toMatch(/^Most damage 3,000 Verenthe .* Most healing 24,000 Alith .* Players 3 .* Course /);
  const none = await reportOf(BATTLE, { id: '7', guilds: [], scoreboard: [], losses: [] });
  expect(none.text).toMatch(/^Players 0/);
});

it('opens the losses on phones where a later page of them is asked for', async () => {
  expect((await reportOf()).html).toMatch(/<details class="[^"]*"><summary>4 losses/);
  expect((await reportOf(BATTLE, ROWS, { lossesAfter: '50' })).html).toMatch(
    /<details class="[^"]*" open=""><summary>4 losses/,
  );
});

it('says who came and who left, unless a single skirmish does not tell', async () => {
  const { rows, text } = await reportOf();
  expect(tableOf(rows, 'Side', 'Throughout')).toEqual([
    ['Order', '1', '1', '0'],
    ['Destruction', '0', '0', '1'],
  ]);
  expect(text).toContain('Came for Order: Alith. Left Destruction: Uthgar. By the skirmishes');
  const late = Array.from({ length: 14 }, (_, at) =>
    score(`${10 + at}`, `P${at}`, 'ARCHMAGE', null, { from: START + 301 }),
  );
  const many = (count: number) =>
    reportOf(BATTLE, { ...ROWS, scoreboard: [...ROWS.scoreboard.slice(0, 1), ...late.slice(0, count)] });
  expect((await many(12)).text).toContain('P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10 and P11. By');
  expect((await many(14)).text).toContain('P10, P11 and 2 others.');
  const single = await reportOf({ ...BATTLE, skirmishes: BATTLE.skirmishes.slice(0, 1) });
  expect(single.text).toContain('Who came and who left This battle is one skirmish: its scoreboard does');
});

it('leads to the battles before and after at its place', async () => {
  const { text, links } = await reportOf();
  expect(text).toContain(
    'Before: name, 20 November 2026, 23:00 UTC, Destruction won, 2 : 5 After: none within twelve hours.',
  );
  expect(links.at(-1)?.href).toBe('/battle/6');
  const next = sampleRecord(BattleRowFragmentDoc, { zone: null, startTime: 1_795_284_290 });
  expect((await reportOf({ ...BATTLE, next })).text).toMatch(/After: Unknown place, .* UTC, drawn, 1 : 1$/);
});

it('names who killed whom at the turning point, for the side that gained', async () => {
  const { text, links } = await reportOf();
  expect(text).toContain(
    'The turning point The lead changed most from 00:02 to 00:05: by 2 for Order. Times are UTC. These players of Order killed then: Verenthe, 2 kills killed Uthgar, Uthgar',
  );
  expect(links.filter(({ href }) => href === '/kill/k3' || href === '/kill/k4')).not.toHaveLength(0);
});
