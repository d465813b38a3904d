import { expect, it } from 'vitest';

import { InstanceRunRowFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { RUN_FILTER } from '#lib/url/filter/instance-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { rendered } from '../testing/rendered.ts';
import { InstanceRunList } from './instance-run-list.tsx';

const START = 1_795_281_919_294;
const row = sampleRecord(InstanceRunRowFragmentDoc);
const run = {
  ...row,
  id: 'a',
  instanceId: '60',
  start: START,
  end: START + 3_600_000,
  completed: true,
  instance: { id: '60', name: 'Gunbad', encounters: [{ id: '7' }, { id: '8' }] },
  encounters: [
    { encounterId: '7', completed: false },
    { encounterId: '7', completed: true },
  ],
  scoreboardEntries: (['TANK', 'HEALER', 'HEALER', 'MELEE_DPS', 'RANGED_DPS', 'MELEE_DPS'] as const).map(
    (archetype, at) => ({
      archetype,
      character: { id: String(at) },
      itemRating: 300 + 40 * at,
      deaths: at % 2,
    }),
  ),
};
const givenUp = { ...run, id: 'b', start: 0, end: 0, completed: false, scoreboardEntries: [] };

const listOf = (query: Record<string, string>, totalCount: number, nodes: (typeof run)[] | null) => {
  const pageInfo = { ...ONLY_PAGE, hasNextPage: true, endCursor: 'next' };
  const list = listAddress(routes.instanceRuns, query, RUN_FILTER);
  return rendered(<InstanceRunList page={{ totalCount, nodes, pageInfo }} list={list} />);
};

it('shows each run with its encounters, deaths, ratings and roles, or how far it came', async () => {
  const { rows, links, html, text } = await listOf({}, 1200, [run, givenUp]);
  expect(text).toMatch(/^1,200 runs /);
  expect(rows).toEqual([
    [
      'Time',
      'Dungeon',
      'Duration',
      'Encounters',
      'Deaths',
      'Min rating',
      'Avg rating',
      'Max rating',
      'Tanks',
      'Healers',
      'DPS',
      'Details',
    ],
    [
      '17:25 21 Nov 2026 UTC',
      'Gunbad',
      '1h 1 hour',
      '1Encounters',
      '3Deaths',
      '300Min rating',
      '400Avg rating',
      '500Max rating',
      '1Tanks',
      '2Healers',
      '3DPS',
      'Details',
    ],
    [
      '',
      'Gunbadgiven up after 1 of 2 encounters',
      'end unknown',
      '1Encounters',
      '0Deaths',
      '–Min rating',
      '–Avg rating',
      '–Max rating',
      '0Tanks',
      '0Healers',
      '0DPS',
      'Details',
    ],
  ]);
  expect(links).toEqual([
    { text: 'Gunbad', href: '/instance/60' },
    { text: 'Details', href: '/instance-run/a' },
    { text: 'Gunbad', href: '/instance/60' },
    { text: 'Details', href: '/instance-run/b' },
    { text: 'Next', href: '/instance-runs?after=next#dungeon-runs-list' },
  ]);
  expect(html.match(/alt="[^"]+"/g)).toEqual(['alt="completed"']);
  expect(html).toContain('aria-label="Details of the run of Gunbad"');
});

it('says which bounds of the filter exclude each other where there are no runs', async () => {
  const none = await listOf({}, 0, null);
  expect(none.rows).toHaveLength(1);
  expect(none.text).toContain('No runs. Next');
  expect(none.text).not.toContain('0 runs');
  const { text } = await listOf({ minItemRatingMax: '400', minItemRatingMin: '1500' }, 0, []);
  expect(text).toContain('Min item rating: nothing is below 400 and above 1,500 at once.');
  expect((await listOf({}, 1, [run])).text).not.toContain('No runs.');
});
