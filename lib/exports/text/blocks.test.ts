import { expect, test } from 'vitest';

import { KillRowFragmentDoc, RankedRowFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { feudBlock } from './battle-blocks.ts';
import { GUILD_TEXT, leaderboardBlock, PLAYER_TEXT, rankedBlock } from './board-blocks.ts';
import { markdown } from './writers.ts';
import type { TextBlock } from './text-block.ts';

/** The longest name that the game allows. */
const LONGEST = 'Éthelwÿnn'.padEnd(24, 'W');
const NOW = new Date('2026-11-21T18:00:00Z');

const ten = <Row>(row: (rank: number) => Row): Row[] =>
  Array.from({ length: 12 }, (_, index) => row(index + 1));
const character = { id: '1', name: LONGEST, career: 'KNIGHT_OF_THE_BLAZING_SUN' as const };
const guild = {
  id: '1',
  name: LONGEST,
  realm: 'ORDER' as const,
  heraldry: { emblem: 1, pattern: 1, color1: 1, color2: 1, shape: 1 },
};

const PLAYERS = leaderboardBlock(
  ten((place) => ({ place, sharedBy: place === 12 ? 5 : 1, kills: 123_456, owner: character })),
  PLAYER_TEXT,
  NOW,
);
const GUILDS = leaderboardBlock(
  ten((place) => ({ place, sharedBy: 1, kills: 123_456, owner: guild })),
  GUILD_TEXT,
  NOW,
);
const LADDER = rankedBlock(
  ten((rank) => sampleRecord(RankedRowFragmentDoc, { rank, rating: 2400, wins: 99, losses: 99, character })),
  'Season 4, Solo',
);
const FEUD = feudBlock(
  { sides: [{ name: LONGEST }, { name: LONGEST }], kills: [1200, 3] },
  ten((id) =>
    sampleRecord(KillRowFragmentDoc, {
      id: String(id),
      time: 1_795_284_290,
      position: { zoneId: 1, zone: { id: '1', name: LONGEST } },
      scenario: null,
      attackers: [{ level: 40, renownRank: 1, damagePercent: 100, character, guild: null }],
      victim: { level: 40, renownRank: 1, character, guild: null },
    }),
  ),
);

test.each<[string, TextBlock, string]>([
  ['players', PLAYERS, 'Kills in Week 47, 2026, 4 more share place 12'],
  ['guilds', GUILDS, 'Kills in Week 47, 2026'],
  ['the ladder', LADDER, 'Season 4, Solo'],
  ['a feud', FEUD, '12 of 1,203 kills on each other, the latest first, times in UTC'],
])('%s keep ten rows of the longest names', (_, block, facts) => {
  const text = markdown({ ...block, link: `https://ledger.example/${'x'.repeat(80)}` });
  expect(block.rows.every((row) => row.length === block.columns.length)).toBe(true);
  expect(text.split('\n')[1]).toBe(facts);
  expect(text.length).toBeLessThan(2000);
  expect(text.split('\n').filter((line) => line.includes(LONGEST) && !line.startsWith('**'))).toHaveLength(
    10,
  );
  expect(text).toContain('\nand 2 more on the page\n');
});

test('a feud without kills says so', () => {
  expect(feudBlock({ sides: [{ name: 'Verenthe' }, { name: 'Uthgar' }], kills: [0, 0] }, []).facts).toBe(
    'No kills on each other',
  );
});

test('a week without kills says so', () => {
  expect(leaderboardBlock<typeof character>([], PLAYER_TEXT, NOW).facts).toBe('No kills in Week 47, 2026');
  expect(leaderboardBlock<typeof guild>([], GUILD_TEXT, NOW).facts).toBe('No kills in Week 47, 2026');
});

test('a feud counts each way', () => {
  expect(FEUD.title).toBe(`${LONGEST} vs ${LONGEST}: 1,200 to 3`);
  expect(FEUD.rows[0]).toEqual(['2026-11-21 18:04', LONGEST, LONGEST, LONGEST]);
});
