import { expect, it } from 'vitest';

import { FightersOfTierFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { rendered } from '../testing/rendered.ts';
import { Table } from '../ui/table/table.tsx';
import { TableSection } from '../ui/list/table-section.tsx';
import { EVENT_TABLE, RECENT_SCENARIOS, RUNNING_BATTLES, TIER_TABLE } from './war-tables.tsx';

it('shows the fighters by tier beside what is usual', async () => {
  const tiers = [
    sampleRecord(FightersOfTierFragmentDoc, { tier: 0, order: 1_200 }),
    sampleRecord(FightersOfTierFragmentDoc, {
      tier: 4,
      usual: { weeks: 2, low: null, median: null, high: null },
    }),
  ];
  expect((await rendered(<Table {...TIER_TABLE} rows={tiers} />)).rows).toEqual([
    ['Where', 'Order', 'Destruction', 'Usual'],
    ['Everywhere', '1,200', '1', '1 (1 to 1)'],
    ['Tier 4', '1', '1', '2 of 3 weeks known'],
  ]);
});

it('shows the scenarios of the last hour by who won them', async () => {
  const rows = [{ name: 'Ironclad', runs: 3, order: 1, destruction: 2 }];
  expect((await rendered(<TableSection {...RECENT_SCENARIOS} rows={rows} />)).rows).toEqual([
    ['Scenario', 'Runs', 'Order', 'Destruction'],
    ['Ironclad', '3', '1', '2'],
  ]);
  const none = await rendered(<TableSection {...RUNNING_BATTLES} rows={[]} />);
  expect(none.text).toBe('Running battles No battle has had a kill in the last 15 minutes.');
});

it('shows when events begin and end, which they can be linked by', async () => {
  const begun = { kind: 'LiveEvent', name: 'Keg Week', start: new Date('2026-11-20T10:00:00Z') } as const;
  const past = { ...begun, name: 'Siege!', end: new Date('2026-11-21T11:30:00Z'), state: 'Past' } as const;
  const { rows, html } = await rendered(
    <TableSection {...EVENT_TABLE} rows={[{ ...begun, end: null, state: 'Running' }, past]} />,
  );
  const [from, to] = ['20 November 2026, 10:00 UTC', '21 November 2026, 11:30 UTC'];
  expect(rows).toEqual([
    ['Event', 'Kind', 'Begins', 'Ends', 'State'],
    [`Keg Week${from} to not known yet`, 'Live event', from, 'not known yet', 'Running'],
    [`Siege!${from} to ${to}`, 'Live event', from, to, 'Past'],
  ]);
  expect(html).toContain('id="keg-week-LiveEvent-1795168800"');
});
