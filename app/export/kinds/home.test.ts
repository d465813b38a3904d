import { expect, test } from 'vitest';

import {
  RankedPageFragmentDoc,
  RankedRowFragmentDoc,
  RankedSeasonFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { textOf } from '#lib/exports/testing/asked-for.ts';
import { markdown } from '#lib/exports/text/writers.ts';

import { GUILD_TEXT, PLAYER_TEXT } from './board-texts.ts';
import { leaderboardBlock } from './home.ts';
import { RANKED_EXPORTS } from './ranked.ts';

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
const nodes = ten((rank) =>
  sampleRecord(RankedRowFragmentDoc, { rank, rating: 2400, wins: 99, losses: 99, character }),
);
const LADDER = await textOf(RANKED_EXPORTS, {
  parts: {
    season: sampleRecord(RankedSeasonFragmentDoc, { name: 'Season 4' }),
    ladder: sampleRecord(RankedPageFragmentDoc, { nodes }),
    ratings: null,
  },
});

test.each([
  ['players', PLAYERS, 'Kills in Week 47, 2026, 4 more share place 12'],
  ['guilds', GUILDS, 'Kills in Week 47, 2026'],
  ['the ladder', LADDER, 'Season 4, Solo'],
] as const)('%s keep ten rows of the longest names', (_, block, facts) => {
  if (!block) throw new Error('There is no text.');
  const text = markdown({ ...block, link: `https://ledger.example/${'x'.repeat(80)}` });
  expect(block.rows.every((row) => row.length === block.columns.length)).toBe(true);
  expect(text.split('\n')[1]).toBe(facts);
  expect(text.length).toBeLessThan(2000);
  expect(text.split('\n').filter((line) => line.includes(LONGEST) && !line.startsWith('**'))).toHaveLength(
    10,
  );
  expect(text).toContain('\nand 2 more on the page\n');
});

test('a week without kills says so', () => {
  expect(leaderboardBlock<typeof character>([], PLAYER_TEXT, NOW).facts).toBe('No kills in Week 47, 2026');
  expect(leaderboardBlock<typeof guild>([], GUILD_TEXT, NOW).facts).toBe('No kills in Week 47, 2026');
});
