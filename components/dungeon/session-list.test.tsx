import { expect, it } from 'vitest';

import {
  type SessionRowFragment,
  SessionRowFragmentDoc,
  SumsOfSessionsFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { OWN_SESSION_FILTER } from '#lib/url/filter/instance-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { rendered } from '../testing/rendered.ts';
import { SessionList } from './session-list.tsx';

const known = sampleRecord(SessionRowFragmentDoc);
const wing = (id: string, name: string, fell: number, listed: number) => ({
  ...known,
  instance: { id, name },
  fell,
  listed,
});
const session = {
  ...known,
  dungeon: { id: '152', name: 'Cauldron' },
  start: 1_793_491_200,
  seconds: 3_600,
  listed: 6,
  fell: 4,
  size: 1206,
  tanks: 2,
  healers: 3,
  itemRating: 451,
  deaths: 1,
  runs: [{ id: 'a' }, { id: 'b' }],
  wingCount: 3,
  wingsCleared: 1,
  wings: [wing('153', 'Lair', 3, 3), wing('169', 'Cauldron', 1, 3)],
};
const none = sampleRecord(SumsOfSessionsFragmentDoc, { sessions: 0 });

const listAt = (query: Record<string, string>) =>
  listAddress(routes.character('1', '/dungeons'), query, OWN_SESSION_FILTER);

const listOf = (sums: Partial<typeof none>, ...nodes: SessionRowFragment[]) => shown({}, sums, ...nodes);

const shown = (query: Record<string, string>, sums: Partial<typeof none>, ...nodes: SessionRowFragment[]) =>
  rendered(
    <SessionList
      list={listAt(query)}
      found={{
        dungeonSessions: {
          totalCount: nodes.length,
          nodes,
          pageInfo: { ...ONLY_PAGE, hasNextPage: true, endCursor: 'next' },
        },
        dungeonSums: { ...none, ...sums },
      }}
      about="The rule."
    />,
  );

it('shows how far each session came, how long it took, who was there and each of its runs', async () => {
  const { rows, links, html } = await listOf({}, session, {
    ...session,
    id: '2',
    cleared: true,
    listed: 0,
    seconds: null,
    deaths: 0,
    runs: [{ id: 'c' }],
    wings: [],
  });
  const time = '00:00 1 Nov 2026 UTC';
  expect(rows).toEqual([
    ['Time', 'Dungeon', 'Duration', 'Group', 'Item rating', 'Deaths', 'Runs'],
    [
      time,
      'Cauldroncleared 1 of 3 wings: Lair 3 of 3, Cauldron 1 of 3 encounters',
      '1h 1 hour',
      '1206 (2-3-1201)',
      '451 rating',
      '1 death',
      'Runs12',
    ],
    [time, 'Cauldrontried no encounter', 'not known', '1206 (2-3-1201)', '451 rating', '0 deaths', 'Run1'],
  ]);
  expect(links).toContainEqual({ text: 'Cauldron', href: '/dungeon/152' });
  expect(links).toContainEqual({ text: '2', href: '/instance-run/b' });
  expect(html).toContain('aria-label="Run 2 of 2"');
  expect(html.match(/alt="(?:not )?cleared"/g)).toEqual(['alt="not cleared"', 'alt="cleared"']);
  expect(html).toContain('after=next');
});

it.each([
  [{}, /^Sessions/],
  [{ sessions: 1, tries: 1, cleared: 0 }, /^1 session; none cleared a whole dungeon in one session S/],
  [
    { sessions: 1200, tries: 1, cleared: 1 },
    /^1,200 sessions, 1,199 without a try .*; 1 cleared a whole dun.* S/,
  ],
])('sums %j up', async (sums, words) => {
  const { text } = await listOf(sums);
  expect(text).toMatch(words);
  expect(text).toContain('No sessions match the filter.');
  expect(text).toContain('The rule.');
});

it('sums the sessions of a dungeon with wings up by wing', async () => {
  const figures = { sessions: 4, tries: 4, cleared: 3, timed: 3, lower: 60, median: 60, upper: 60 };
  const wings = [{ instance: { id: '153', name: 'Lair' }, figures }];
  const { rows, text } = await shown({ instance: '152' }, { sessions: 9, tries: 9, wings });
  expect(rows.slice(0, 2).map((row) => row.slice(0, 3))).toEqual([
    ['Wing', 'Tries', 'Cleared'],
    ['Lair', '4 tries', '3 of 4 cleared, 75% (30 to 95%)'],
  ]);
  expect(text).toContain('These sessions by wing');
  expect((await shown({ instance: '153' }, { sessions: 9, wings })).text).not.toContain('by wing');
});

it('has no pages where the API lists no sessions', async () => {
  const found = { dungeonSessions: null, dungeonSums: none };
  const { text } = await rendered(<SessionList list={listAt({})} found={found} about="" />);
  expect(text).toContain('No sessions match the filter.');
  expect(text).not.toContain('Next');
});
