import { expect, it } from 'vitest';

import { KillRowFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { rendered } from '../testing/rendered.ts';
import { SkirmishList } from '../skirmish/skirmish-list.tsx';
import { KillList } from './kill-list.tsx';

const list = listAddress(routes.kills, {});
const kills = { nodes: [], pageInfo: ONLY_PAGE, totalCount: 0 };

it('says that there are no kills or no deaths', async () => {
  const { text } = await rendered(<KillList title="Kills" kills={kills} list={list} />);
  expect(text).toContain('No kills.');
  const deaths = await rendered(<KillList title="Deaths" kills={kills} list={list} known="victim" />);
  expect(deaths.text).toContain('No deaths.');
});

it('shows a kill with its time, those who fought and where', async () => {
  const nodes = [sampleRecord(KillRowFragmentDoc, { id: '7' })];
  const page = await rendered(
    <KillList title="Kills" kills={{ ...kills, nodes, totalCount: 1 }} list={list} />,
  );
  expect(page.rows).toEqual([
    ['Time', 'Killer', 'Killed', 'Victim', 'Type', 'Details'],
    ['18:00:00 21 Nov 2025 UTC', '', '', 'name name Lvl 1 RR 1', 'name Scenario', 'Details'],
  ]);
  expect(page.links).toContainEqual({ text: 'Details', href: '/kill/7' });
});

it('says that there was no skirmish where a list of them can be paged', async () => {
  const paged = <SkirmishList title="Skirmishes" skirmishes={[]} paging={{ pageInfo: ONLY_PAGE, list }} />;
  expect((await rendered(paged)).text).toContain('No skirmishes.');
  expect((await rendered(<SkirmishList title="Top" skirmishes={[]} />)).html).toBe('');
});
