import { afterEach, expect, it } from 'vitest';

import { InstanceRowFragmentDoc, InstanceRunPageFragmentDoc } from '#graphql/generated/documents.ts';
import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { offering } from '#lib/api/testing/offering.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { rendered } from '../testing/rendered.ts';
import { InstanceHeader } from './instance-header.tsx';

afterEach(() => registerEndpoint(undefined));

const START = 1_795_281_919_294;
const run = (minutes: number, completed = true) => ({
  id: String(minutes),
  start: START,
  end: START + minutes * 60_000,
  completed,
  scoreboardEntries: [],
});
const answerOf = <Data,>(data: Data) => Promise.resolve({ data, provenance: null });

const headerOf = (total: number, ...runs: ReturnType<typeof run>[]) => {
  const encounters = [...runs.map(({ id }) => ({ id, name: `Boss ${id}` })), null];
  const instance = sampleRecord(InstanceRowFragmentDoc, { id: '60', name: 'Gunbad', encounters });
  return rendered(
    <InstanceHeader
      instance={instance}
      runs={answerOf(sampleRecord(InstanceRunPageFragmentDoc, { totalCount: 1844 }))}
      sample={answerOf({ runs, total })}
    />,
  );
};

it.each([
  [[], 0, '0 encounters Median of completed runs not known'],
  [[run(9, false)], 1, '1 encounter Median of completed runs not known'],
  [[run(10)], 1, '1 encounter Median of 1 completed run 10m 10 minutes'],
  [
    [run(10), run(20), run(1, false)],
    900,
    '3 encounters Median of the newest 2 completed runs 15m 15 minutes',
  ],
])('sums the runs %j up, of %d', async (runs, total, words) => {
  const { text } = await headerOf(total, ...runs);
  expect(text).toContain(`Gunbad ${words} Runs of six players or more 1,844`);
});

it('leads to the other pages of the dungeon, and to its sessions where the API has any', async () => {
  const tabs = [
    { text: 'Overview', href: '/instance/60' },
    { text: 'Statistics', href: '/instance-statistics/60' },
  ];
  const sessions = { text: 'Sessions, clears and leaderboards', href: '/dungeon/60' };
  expect((await headerOf(0)).links).toEqual([sessions, ...tabs]);
  offering((coordinate) => coordinate !== 'Query.dungeon');
  expect((await headerOf(0)).links).toEqual(tabs);
});
