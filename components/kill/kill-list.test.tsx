import { afterEach, expect, it } from 'vitest';

import {
  AttackerTagFragmentDoc,
  type KillPageFragment,
  type KillRowFragment,
  KillRowFragmentDoc,
} from '#graphql/generated/documents.ts';
import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { offering } from '#lib/api/testing/offering.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import type { KillSums } from '#lib/game/battles/kill.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { rendered } from '../testing/rendered.ts';
import { SkirmishList } from '../skirmish/skirmish-list.tsx';
import { KillFilters } from './kill-filters.tsx';
import { KillList } from './kill-list.tsx';
import { KillTable } from './kill-table.tsx';
import { NewKills } from './new-kills.tsx';
import { PlaceKills } from './place-kills.tsx';

const list = listAddress(routes.kills, {});
const kills = { nodes: [], pageInfo: ONLY_PAGE, totalCount: 0 };

afterEach(() => registerEndpoint(undefined));

it('says that there are no kills or no deaths', async () => {
  for (const nodes of [[], null]) {
    const { text } = await rendered(<KillList title="Kills" kills={{ ...kills, nodes }} list={list} />);
    expect(text).toContain('No kills.');
  }
  const deaths = await rendered(<KillList title="Deaths" kills={kills} list={list} known="victim" />);
  expect(deaths.text).toContain('No deaths.');
});

const attacker = (id: string, damagePercent: number) =>
  sampleRecord(AttackerTagFragmentDoc, {
    damagePercent,
    character: { id, name: `Player ${id}`, career: 'ARCHMAGE' },
    guild: null,
  });
const kill = (id: string, changes: Partial<KillRowFragment> = {}) =>
  sampleRecord(KillRowFragmentDoc, { id, attackers: [attacker('1', 100), attacker('2', 0)], ...changes });
const page = (...nodes: KillRowFragment[]) => ({ ...kills, nodes, totalCount: nodes.length });
const TIME = '18:00:00 21 Nov 2025 UTC';

it('shows a kill with its time, those who fought and where', async () => {
  const inPraag = { scenario: null, position: { zoneId: 105, zone: { id: '105', name: 'Praag' } } };
  const { rows, links, html } = await rendered(
    <KillList
      title="Kills"
      kills={page(kill('7'), kill('8', { ...inPraag, attackers: [attacker('1', 99)] }))}
      list={list}
    />,
  );
  expect(rows).toEqual([
    ['Time', 'Killer', 'Killed', 'Victim', 'Type', 'Details'],
    [TIME, 'Player 1 Lvl 1 RR 1', '', 'name name Lvl 1 RR 1', 'name ScenarioSolo kill', 'Details'],
    [TIME, 'Player 1 Lvl 1 RR 1', '', 'name name Lvl 1 RR 1', 'Praag RvR', 'Details'],
  ]);
  expect(links).toContainEqual({ text: 'Details', href: '/kill/7' });
  expect(html.match(/aria-label="killed"/g)).toHaveLength(2);
  expect(html).toContain('aria-label="Details of the kill of name"');
});

it.each([
  ['killer', ['Time', 'Victim', 'Type', 'Details'], 'name name Lvl 1 RR 1'],
  ['victim', ['Time', 'Killer', 'Type', 'Details'], 'Player 1 Lvl 1 RR 1'],
] as const)('leaves out the %s where the page is about them', async (known, head, other) => {
  const { rows } = await rendered(<KillTable title="K" kills={page(kill('7'))} list={list} known={known} />);
  expect(rows).toEqual([head, [TIME, other, 'name ScenarioSolo kill', 'Details']]);
});

it('sums up the kills of a filter above their list', async () => {
  const listOf = async (sums: KillSums) =>
    rendered(
      <KillList
        title="Kills"
        kills={page(kill('7'))}
        list={list}
        sums={Promise.resolve({ data: sums, provenance: null })}
      />,
    );
  const { text, html } = await listOf({ kills: 1000, order: 250, destruction: 750, solo: 125 });
  expect(text).toMatch(
    /^Kills ?1 1,000 kills Order 250 Destruction 750 125 solo, 12\.5% of the kills Kills Time/,
  );
  expect(html).toContain('aria-label="Order 25.0% of the kills, Destruction 75.0%"');
  expect((await listOf({ kills: 1, order: 1, destruction: 0, solo: 0 })).text).toContain('1 1 kill Order 1 ');
  expect((await listOf({ kills: 0, order: 0, destruction: 0, solo: 0 })).text).not.toContain('solo,');
});

it('leads to the pages beside this one', async () => {
  const pageInfo = { hasNextPage: true, hasPreviousPage: true, startCursor: 'AA', endCursor: 'BB' };
  const { links, html } = await rendered(
    <KillTable title="Kills" kills={{ ...page(kill('7')), pageInfo }} list={list} />,
  );
  expect(links.slice(-2)).toEqual([
    { text: 'Previous', href: '/kills?before=AA#kills-list' },
    { text: 'Next', href: '/kills?after=BB#kills-list' },
  ]);
  expect(html).toContain('aria-label="Pages of kills"');
});

it('shows four kills beside a map, and leads to all', async () => {
  const five = page(...['1', '2', '3', '4', '5'].map((id) => kill(id)));
  const { rows, links, text } = await rendered(<PlaceKills kills={five} href="/kills?zone=105" />);
  expect(text).toMatch(/^Latest kills All kills /);
  expect(rows).toHaveLength(1 + 4);
  expect(rows[1]).toEqual([TIME, 'Player 1 Lvl 1 RR 1', '', 'name name Lvl 1 RR 1', 'Details']);
  expect(links[0]).toEqual({ text: 'All kills', href: '/kills?zone=105' });
  for (const nodes of [[], null]) {
    expect((await rendered(<PlaceKills kills={{ ...kills, nodes }} href="/kills" />)).html).toBe('');
  }
});

it('leaves room for newer kills on the first page of a list', async () => {
  const note = async (query: object, of = page(kill('9'), kill('8')) as KillPageFragment) =>
    (await rendered(<NewKills list={listAddress(routes.kills, { ...query }, KILL_FILTER)} kills={of} />))
      .html;
  expect(await note({})).toMatch(/ data-news="\/newest-kills" data-newest="9" data-list="\/kills"/);
  expect(await note({ period: 'thisWeek' })).toMatch(
    / data-news="\/newest-kills\?period=thisWeek" data-newest="9" data-list="\/kills\?period=thisWeek"/,
  );
  expect(await note({ after: 'AA' })).toBe('');
  expect(await note({ before: 'AA' })).toBe('');
  expect(await note({}, kills)).toBe('');
  expect(await note({}, { ...kills, nodes: null })).toBe('');
});

it('filters by what the API filters by', async () => {
  const fieldsFor = async (offers: (coordinate: string) => boolean) => {
    offering(offers);
    const { html } = await rendered(<KillFilters list={listAddress(routes.kills, {}, KILL_FILTER)} />);
    return [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
  };
  expect(await fieldsFor((coordinate) => coordinate === 'KillFilterInput.zoneId')).toEqual(['zone']);
  expect(await fieldsFor(() => true)).toHaveLength(13);
});

it('says that there was no skirmish where a list of them can be paged', async () => {
  const paged = <SkirmishList title="Skirmishes" skirmishes={[]} paging={{ pageInfo: ONLY_PAGE, list }} />;
  expect((await rendered(paged)).text).toContain('No skirmishes.');
  expect((await rendered(<SkirmishList title="Top" skirmishes={[]} />)).html).toBe('');
});
