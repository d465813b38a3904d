import { expect, it } from 'vitest';

import {
  BattleNameFragmentDoc,
  GuildTagFragmentDoc,
  ShortSessionFragmentDoc,
  ClearFeatFragmentDoc,
  type FeatsFragment,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { rendered } from '../testing/rendered.ts';
import { FeatCards, FeatClears, FeatMonths, FeatsByGroup } from './feats.tsx';

type Best = FeatsFragment['best'][number];

const NOVEMBER = { start: 1_761_955_200, end: 1_764_547_200 };
const player = (name: string) => ({ id: name.slice(-1), name, career: 'CHOSEN' as const });
const held = (changes: Partial<Best>): Best => ({
  kind: 'HOUR',
  group: 'ALL',
  place: 1,
  value: 8,
  start: 1_763_748_000,
  end: 1_763_751_600,
  sharedBy: 1,
  character: player('Player 1'),
  guild: null,
  battle: null,
  ...changes,
});
const BEST = [
  held({}),
  held({
    kind: 'GUILD_LEAD',
    character: null,
    value: 3,
    guild: sampleRecord(GuildTagFragmentDoc, {
      id: '5',
      name: 'Ravens',
    }),
  }),
  held({
    kind: 'BATTLE',
    character: null,
    battle: sampleRecord(BattleNameFragmentDoc, { id: '7', zone: { id: '105', name: 'Praag' } }),
  }),
  held({ kind: 'DAY', group: 'ORDER', value: 1 }),
];

it('shows the feats of a group with their rules, holders and days', async () => {
  const { text, html, links } = await rendered(<FeatCards group="ALL" best={BEST} />);
  expect(text).toBe(
    'Most kills in an hour 8 kills Player 121 Nov 2025, 18:00 to 19:00 Kills of one player within an hour of the clock, in UTC. Longest at the head, guilds 3 weeks Ravens21 Nov 2025 Weeks one after the other in which a guild had the most kills. Biggest battle 8 players Praag21 Nov 2025 Players of both realms in one battle of the open world.',
  );
  expect(links.map(({ href }) => href)).toEqual([
    '/character/1',
    '/character/1?from=2025-11-21&to=2025-11-21',
    '/guild/5',
    '/leaderboard/guilds?period=2025-W47&pin=5#pinned',
    '/battle/7',
    '/battle/7',
  ]);
  expect(html.match(/ id="[\w-]+"/g)).toEqual([' id="hour"', ' id="guild-lead"', ' id="battle"']);
  expect([...html.matchAll(/<img src="\/(\w+)[^"]*" alt="(\w*)"/g)].map(([, ...image]) => image)).toEqual([
    ['sheet', 'Chosen'],
    ['heraldry', ''],
    ['sheet', ''],
  ]);
  const ofOrder = await rendered(<FeatCards group="ORDER" best={BEST} />);
  expect(ofOrder.text).toMatch(
    /^Most kills in a day 1 kill Player 121 Nov 2025 Kills of one player within a day/,
  );
});

it('shows the feats of all groups, careers with links', async () => {
  const { rows, links } = await rendered(<FeatsByGroup best={BEST} />);
  expect(rows).toHaveLength(1 + 3 + 4 + 24);
  expect(rows.slice(0, 4)).toEqual([
    ['Group', 'In an hour', 'In a day', 'Without a death', 'At the head'],
    ['All', '8 kills in an hour Player 121 Nov 2025, 18:00 to 19:00', '–', '–', '–'],
    ['Order', '–', '1 kill in a day Player 121 Nov 2025', '–', '–'],
    ['Destruction', '–', '–', '–', '–'],
  ]);
  expect(links).toContainEqual({ text: 'Sorcerer', href: '/career/sorcerer' });
});

it('shows the first three of months', async () => {
  const month = (place: number, name: string, span = NOVEMBER) =>
    held({ kind: 'MONTH', place, character: player(name), ...span });
  const october = { start: 1_759_276_800, end: 1_761_955_200 };
  const feats = [
    month(1, 'Player 1'),
    month(3, 'Player 2'),
    month(1, 'Player 3'),
    month(2, 'Player 4', october),
  ];
  const { rows, text, html } = await rendered(<FeatMonths kind="MONTH" feats={feats} />);
  expect(rows).toEqual([
    ['Month', 'First', 'Second', 'Third'],
    ['November 2025', 'Player 18 kills Player 38 kills', '', 'Player 28 kills'],
    ['October 2025', '', 'Player 48 kills', ''],
  ]);
  expect(text).toContain('Of the last twelve, those of which all kills are known.');
  expect(html).toContain('id="month"');
  expect((await rendered(<FeatMonths kind="GUILD_MONTH" feats={[]} />)).text).toMatch(
    /No whole month is known yet\.$/,
  );
});

it('shows the fastest clears of dungeons and wings, without those whose session is gone', async () => {
  const dungeon = { id: '9', name: 'Lost Vale' };
  const session = {
    ...sampleRecord(ShortSessionFragmentDoc, { id: 's', size: 6, itemRating: 420, start: 1_763_748_000 }),
    dungeon,
  };
  const clear = (value: number, changes: object = {}) =>
    sampleRecord(ClearFeatFragmentDoc, { kind: 'CLEAR', value, session, instance: null, ...changes });
  const wing = { instance: { id: '10', name: 'First wing' } };
  const { rows, links } = await rendered(
    <FeatClears clears={[clear(90_500), clear(60_000, wing), clear(1, { session: null })]} />,
  );
  expect(rows).toEqual([
    ['Dungeon', 'When', 'Group', 'Size and item rating'],
    ['Lost Vale1m 31s 1 minute 31 seconds', '21 Nov 2025', '', '6 players, 420'],
    ['First wing1m 1 minute', '21 Nov 2025', '', '6 players, 420'],
  ]);
  expect(links[0]).toEqual({ text: 'Lost Vale', href: '/dungeon/9' });
  expect((await rendered(<FeatClears clears={[]} />)).text).toMatch(
    /No dungeon was cleared in a known time\.$/,
  );
});
