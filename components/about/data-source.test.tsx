import { expect, it } from 'vitest';

import { KillRowFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { rendered } from '../testing/rendered.ts';
import { AnswerAges, DataSource } from './data-source.tsx';

const kills = (...nodes: readonly ReturnType<typeof kill>[]) =>
  Promise.resolve({ data: { nodes: [...nodes], pageInfo: ONLY_PAGE }, provenance: null });
const kill = () => sampleRecord(KillRowFragmentDoc, { time: Date.UTC(2026, 10, 21, 18) / 1000 });

it.each([
  ['sample world', /^This is a generated sample world\./],
  ['own database', /^The data comes from the database of those who run this site/],
  ['remote API', /^The data comes from the game’s own statistics service/],
] as const)('names the source: %s', async (origin, words) => {
  const { text } = await rendered(<DataSource origin={origin} latestKills={kills(kill())} />);
  expect(text).toMatch(words);
  expect(text).toContain('The newest kill that is known is of 21 November 2026');
});

it('says that no kill is known', async () => {
  const source = (latestKills: ReturnType<typeof kills>) =>
    rendered(<DataSource origin="own database" latestKills={latestKills} />);
  expect((await source(kills())).text).toContain('No kill is known yet.');
});

it('says how long answers are kept', async () => {
  const { rows } = await rendered(<AnswerAges />);
  expect(rows.map((cells) => cells.map((cell) => cell.replace(/^\S+( \d+s)? (?=\d)/, '')))).toEqual([
    ['What', 'Asked for again after', 'Shown at most for'],
    ['Lists and counts', '10 seconds', '15 seconds'],
    ['Characters, guilds, sums of kills, statistics of dungeons', '1 minute', '2 minutes'],
    ['Items, creatures, quests, chapters, the journal, sums of what is over', '20 minutes', '21 minutes'],
    ['Kills, and battles and runs that are over', '5 minutes', '6 minutes'],
  ]);
});
