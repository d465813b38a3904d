import { expect, it } from 'vitest';

import {
  type SessionRowFragment,
  SessionRowFragmentDoc,
  SumsOfSessionsFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { rendered } from '../testing/rendered.ts';
import { SessionList } from './session-list.tsx';

const known = sampleRecord(SessionRowFragmentDoc);
const wing = (id: string, name: string) => ({ ...known, instance: { id, name } });
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
  wings: [wing('152', 'Cauldron'), wing('153', 'Lair')],
};
const none = sampleRecord(SumsOfSessionsFragmentDoc, { sessions: 0 });

const listOf = (sums: Partial<typeof none>, ...nodes: SessionRowFragment[]) =>
  rendered(
    <SessionList
      list={listAddress(routes.dungeon('152'), {})}
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
      'Cauldron4 of 6 encounters fell, Lair',
      '1h 1 hour',
      '1206 (2-3-1201)',
      '451 rating',
      '1 death',
      'Runs12',
    ],
    [time, 'Cauldronnothing tried', 'not known', '1206 (2-3-1201)', '451 rating', '0 deaths', 'Run1'],
  ]);
  expect(links).toContainEqual({ text: 'Cauldron', href: '/dungeon/152' });
  expect(links).toContainEqual({ text: '2', href: '/instance-run/b' });
  expect(html).toContain('aria-label="Run 2 of 2"');
  expect(html.match(/alt="(?:not )?completed"/g)).toEqual(['alt="not completed"', 'alt="completed"']);
  expect(html).toContain('after=next');
});

it.each([
  [{}, /^Sessions/],
  [{ sessions: 1, tries: 4, cleared: 3, median: null }, /^1 session; 3 of 4 cleared, 75% \(30 to 95%\) S/],
  [{ sessions: 1200, median: 90 }, /^1,200 sessions; 1 of 1 .*; half of the clears took 1m 30s at most S/],
])('sums %j up', async (sums, words) => {
  const { text } = await listOf(sums);
  expect(text).toMatch(words);
  expect(text).toContain('No sessions match the filter.');
  expect(text).toContain('The rule.');
});

it('has no pages where the API lists no sessions', async () => {
  const found = { dungeonSessions: null, dungeonSums: none };
  const { text } = await rendered(
    <SessionList list={listAddress(routes.dungeon('152'), {})} found={found} about="" />,
  );
  expect(text).toContain('No sessions match the filter.');
  expect(text).not.toContain('Next');
});
