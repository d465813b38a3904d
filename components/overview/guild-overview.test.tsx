import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';

import {
  CharacterTagFragmentDoc,
  GuildCardFragmentDoc,
  GuildTagFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import type { MemberSum } from '#lib/game/overview/member-sums.ts';
import { sampleOf } from '#lib/game/overview/testing/sample.ts';

import { rendered } from '../testing/rendered.ts';
import { GuildOverview } from './guild-overview.tsx';

const loaded = <Data,>(data: Data) => Promise.resolve({ data, provenance: null });

const member = (id: number, sum: Partial<MemberSum> = {}): MemberSum => ({
  character: sampleRecord(CharacterTagFragmentDoc, {
    id: String(id),
    name: `Member ${id}`,
    career: 'SLAYER',
  }),
  kills: 1_000 - id,
  assists: null,
  solo: id,
  deaths: 2,
  ...sum,
});

const fought = (id: string, kills: number, deaths: number) => ({
  guild: sampleRecord(GuildTagFragmentDoc, { id, name: `Guild ${id}` }),
  kills,
  deaths,
});

const FORM = { total: 4, wins: 1, losses: 2, draws: 1, runs: 4, runIds: [] };
const SCENARIO = { id: '2000', name: 'Nordenwatch', runs: 4, wins: 1, losses: 2, draws: 1 };

const shown = (
  sample: Parameters<typeof sampleOf>[2],
  parts: Partial<ComponentProps<typeof GuildOverview>> = {},
) =>
  rendered(
    <GuildOverview
      guild={sampleRecord(GuildCardFragmentDoc, { id: '7' })}
      figures={loaded({ sample: sampleOf(50, 20, sample), places: { week: null, month: null }, ratings: [] })}
      activity={null}
      form={null}
      year={null}
      marks={null}
      chosen={[]}
      now={new Date()}
      {...parts}
    />,
  );

it('lists the ten best members, with assists only where they are counted', async () => {
  const members = Array.from({ length: 11 }, (_, index) => member(index + 1));
  const page = await shown({ members });
  expect(page.text).toContain('Best members By kills, in all 50 kills and all 20 deaths');
  expect(page.rows).toHaveLength(11);
  expect(page.rows.slice(0, 2)).toEqual([
    ['Member', 'Kills', 'Solo', 'Deaths'],
    ['Member 1', '999', '1', '2'],
  ]);
  expect(page.links).toContainEqual({ text: 'Member 10', href: '/character/10' });
  expect(page.html).toContain('alt="Slayer"');
  const { rows } = await shown({ members: [member(1, { assists: 1_005 }), member(2)] });
  expect(rows.map((cells) => cells[2])).toEqual(['Assists', '1,005', '–']);
});

it('lists the guilds that it fights most but not itself, each with the feud', async () => {
  const guilds = [fought('9', 30, 1), fought('7', 5, 5), fought('8', 1, 0)];
  const { text, links } = await shown({ guilds });
  expect(text).toContain('Most fought guilds Kills and deaths, in all 50 kills and all 20 deaths Guild 9');
  expect(links.filter(({ text: name }) => name.includes('Guild '))).toEqual([
    { text: 'Guild 9', href: '/guild/9' },
    { text: '30 kills, 1 death, feud with Guild 9', href: '/guild/7/feud/9' },
    { text: 'Guild 8', href: '/guild/8' },
    { text: '1 kill, 0 deaths, feud with Guild 8', href: '/guild/7/feud/8' },
  ]);
});

it('lists the first five zones, with a heatmap of those that have a name or kills', async () => {
  const zones = Array.from({ length: 6 }, (_, index) => ({
    id: index === 4 ? '60000' : String(index),
    name: ['Avelorn', 'Barak Varr', 'Caledor', 'Dragonwake', '', 'Fell Landing'][index] ?? '',
    kills: 3,
    deaths: 1,
    hasHeat: index === 0,
  }));
  const { text, links } = await shown({ zones });
  expect(text).toContain('Avelorn3 kills, 1 death Barak Varr3 kills, 1 death');
  expect(text).not.toContain('Fell Landing');
  expect(links).toContainEqual({ text: 'Avelorn', href: '/zone/0' });
  expect(links).toContainEqual({ text: 'Barak Varr', href: '/zone/1' });
  expect(links.map(({ href }) => href)).not.toContain('/zone/60000');
});

it('says what a guild without kills and deaths lacks', async () => {
  const { text, rows } = await shown({}, { form: loaded(false as const) });
  expect(text).toContain('Best members No member has killed, helped or fallen.');
  expect(text).toContain('Most fought guilds No other guild has been fought.');
  expect(text).toContain('Favourite zones No kills or deaths in the open world.');
  expect(text).not.toContain('Scenarios');
  expect(rows).toEqual([]);
});

it('draws the last seven days with active members', async () => {
  const activeDays = Array.from({ length: 8 }, (_, day) => ({
    from: Date.UTC(2026, 10, 20 - day) / 1000,
    members: 8 - day,
  }));
  const { text, html } = await shown({ activeDays });
  expect(text).toContain('Who killed, helped or fell: 8 members on 20 November 2026, the most of 7 days');
  expect(text).toContain('20 November 20268 members 19 November 20267 members');
  expect(text).not.toContain('13 November 2026');
  expect(html).toContain('<rect width="25%"');
  const own = await shown({
    activeDays,
    records: { kills: { rows: [], total: 0 }, deaths: { rows: [], total: 0 } },
  });
  expect(own.text).toContain('Who killed or fell: 8 members');
});

it('shows the results by scenario', async () => {
  const { rows } = await shown({}, { form: loaded({ ...FORM, scenarios: [SCENARIO] }) });
  expect(rows).toEqual([
    ['Scenario', 'Runs', 'Won', 'Lost', 'Drawn'],
    ['Nordenwatch', '4', '1 (25%)', '2', '1'],
  ]);
});

it('leads to its places, to a comparison and to the rules of the feats that it holds', async () => {
  const marks = [{ text: 'Most kills of a guild', rule: 'In one week', href: '/records' as const }];
  const { text, html, links } = await shown({}, { marks: loaded(marks), activity: loaded([]) });
  expect(text).toContain('Marks of honour: Most kills of a guild');
  expect(text).toContain('No kills and no deaths in the last 26 weeks.');
  expect(html).toContain('title="In one week"');
  expect(links).toEqual([
    { text: 'Compare', href: '/guild/7/compare' },
    { text: '50', href: '#kills' },
    { text: '20', href: '#deaths' },
    { text: 'not placed', href: '/leaderboard/guilds?pin=7#pinned' },
    { text: 'not placed', href: '/leaderboard/guilds?period=thisMonth&pin=7#pinned' },
    { text: 'Most kills of a guild', href: '/records' },
  ]);
  expect((await shown({}, { marks: loaded([]) })).text).not.toContain('Marks');
});

it('names the choices of a filter, and leaves out what is not of it', async () => {
  const { text } = await shown({ thisWeek: { kills: 3, deaths: 4 } }, { chosen: ['Ekrund', 'this week'] });
  expect(text).toContain('OverviewEkrund, this week Compare Kills 50 Deaths 20 K/D 2.5');
  expect(text).not.toContain('Place');
  const whole = await shown({ thisWeek: { kills: 3, deaths: 4 } });
  expect(whole.text).toContain('Overview Compare Kills 503 this week Deaths 204 this week');
});

it('draws a square for each day of the year, and sums up its months', async () => {
  const MONDAY = Date.parse('2026-08-24T00:00:00Z') / 1000;
  const days = [9, 0, 1, 0, 0, 0, 0, 4, 0].map((kills, day) => ({
    from: MONDAY + day * 86_400,
    kills,
    deaths: 0,
  }));
  const { html, rows, text } = await shown({}, { year: loaded(days) });
  expect(text).toContain('A year of fights Kills or deaths on 3 days, the first on 24 August 2026.');
  expect(rows.slice(-3)).toEqual(
    [
      ['Month', 'Days', 'Kills', 'Deaths'],
      ['2026-08', '3', '14', '0'],
    ].slice(-3),
  );
  const [, ...shades] = [...html.matchAll(/<path class="fill-[^"]*" d="([^"]*)"/g)].map(
    ([, d]) => d?.split('M').length,
  );
  expect(shades.slice(0, 4)).toEqual([1, 2, 2, 2]);
  expect((await shown({}, { year: loaded(false) })).text).not.toContain('A year of fights');
});
