import { expect, it } from 'vitest';

import { MonthOfGuildFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { rendered } from '../testing/rendered.ts';
import { MONTHS } from '../history/history-tables.tsx';
import { CareerTable } from './career-table.tsx';
import { GROUPS, MATCH_UPS, PERIODS, RATES } from './career-tables.tsx';
import { FighterPlot } from './fighter-plot.tsx';
import { MatchUpGrid } from './match-up-grid.tsx';

const WORDS = { levels: 'level 40', even: 'Even.', period: 'Week 47' };

it('counts who fought with each group, and the change', async () => {
  const rows = [
    { name: 'SLAYER', characters: 1_500, share: 0.1234, before: 1_000 },
    { name: 'TANK', characters: 3, share: 0, before: null },
  ];
  const {
    text,
    rows: lines,
    links,
    html,
  } = await rendered(<CareerTable table={GROUPS} rows={rows} words={WORDS} />);
  expect(text).toContain(
    'By career Different characters who killed, helped to kill or fell in Week 47, each counted once.',
  );
  expect(lines).toEqual([
    ['Fought with', 'Characters', expect.stringMatching(/^Share/), expect.stringMatching(/^Change/)],
    ['Slayer', '1,500', '12.3%', '50% more'],
    ['Tanks', '3', '0.0%', '–'],
  ]);
  expect(links).toContainEqual({ text: 'Slayer', href: '/career/slayer' });
  expect([...html.matchAll(/<tr data-side="(\w+)"/g)].map(([, side]) => side)).toEqual(['order', 'neutral']);
  expect(html).toContain('Of all characters');
});

it('names the figure of a rate and the verdict of a match-up below the career', async () => {
  const rate = {
    career: 'SLAYER' as const,
    figure: 'damage',
    median: 1_234.5,
    lower: 9.876,
    upper: 12,
    ofRole: 1,
    results: 5,
  };
  const match = {
    enemy: 'CHOPPA' as const,
    verdict: 'less' as const,
    kills: 2,
    expectedKills: 3.4,
    deaths: 4,
    expectedDeaths: 2.6,
    odds: -Math.log(2),
    low: -Math.log(3),
    high: Math.log(1.5),
  };
  const rates = await rendered(<CareerTable table={RATES} rows={[rate]} words={WORDS} />);
  expect(rates.text).toContain('all results of the record with level 40, of every tier');
  expect(rates.rows[1]).toEqual(['SlayerDamage', '1,235', '9.88', '12', '1', '5']);
  const matches = await rendered(<CareerTable table={MATCH_UPS} rows={[match]} words={WORDS} />);
  expect(matches.rows[1]).toEqual([
    'ChoppaFalls to it more than usual',
    '2',
    '3',
    '4',
    '3',
    '1 to 2',
    '1 to 3',
    '1.5 to 1',
  ]);
});

const pair = (verdict: 'more' | 'less' | 'open', odds: number) => ({
  career: 'SLAYER' as const,
  enemy: 'CHOPPA' as const,
  kills: 1_200,
  expectedKills: 900,
  deaths: 600,
  expectedDeaths: 900,
  odds,
  low: 0,
  high: 0,
  error: 0,
  verdict,
});

it.each([
  ['more', Math.log(2), '2 to 1, Kills it more than usual1,200 : 600', 'order'],
  ['less', -Math.log(2), '1 to 2, Falls to it more than usual1,200 : 600', 'destruction'],
  ['open', 0, '1 to 11,200 : 600', 'destruction'],
] as const)(
  'sets the careers of Order against those of Destruction: %s',
  async (verdict, odds, words, side) => {
    const { text, rows, html, links } = await rendered(
      <MatchUpGrid all={[pair(verdict, odds)]} note="Odds." />,
    );
    expect(text).toMatch(/^Match-ups Odds\./);
    const column = rows[0]?.indexOf('Choppa') ?? -1;
    const slayers = rows.find((cells) => cells[1] === 'Slayer');
    expect(slayers?.[column]).toBe(words);
    expect(slayers?.filter(Boolean)).toHaveLength(2);
    expect(rows).toHaveLength(13);
    expect(rows[0]).toHaveLength(14);
    expect(html).toContain(`data-side="${side}"`);
    expect(links).toContainEqual({ text: 'Slayer', href: '/career/slayer' });
  },
);

const fought = (period: string, characters: number, isRunning = false) => ({
  period,
  characters,
  isRunning,
  share: 0.5,
  before: null,
});
const WEEKS = [fought('2026-W45', 50), fought('2026-W46', 100), fought('2026-W47', 25, true)];
const PATCHES = [
  { date: '2026-11-10', name: '1.4.9', address: 'https://patches.example/1' },
  { date: '2026-11-17', name: 'Hot fix', address: undefined },
  { date: '2020-01-01', name: 'Long ago', address: undefined },
];

it('plots who fought in each week, the running one fainter, with the patches', async () => {
  const { text, rows, html, links } = await rendered(
    <FighterPlot table={PERIODS} history={WEEKS} words="Most in week 46." patches={PATCHES} />,
  );
  expect(text).toMatch(/^Characters who fought Most in week 46\./);
  expect(
    [
      ...html.matchAll(/<rect x="(.*?)" width="28%" y="(.*?)" height="(.*?)" class="[^"]*" opacity="(.*?)"/g),
    ].map((bar) => bar.slice(1)),
  ).toEqual([
    ['2.67%', '53%', '47%', '1'],
    ['36%', '6%', '94%', '1'],
    ['69.33%', '76.5%', '23.5%', '0.4'],
  ]);
  expect([...html.matchAll(/<line x1="(\d[\d.]*%)" x2="\1" y1="-4"/g)].map(([, at]) => at)).toEqual([
    '50%',
    '83.33%',
  ]);
  expect(text).toContain('1.4.9, 10 November 2026 Hot fix, 17 November 2026');
  expect(text).not.toContain('Long ago');
  expect(links).toContainEqual({ text: '1.4.9', href: 'https://patches.example/1' });
  expect(rows.map(([name]) => name)).toEqual(['Period', 'Week 47, 2026', 'Week 46, 2026', 'Week 45, 2026']);
});

it('labels at most five of the periods', async () => {
  const months = Array.from({ length: 12 }, (_, index) => ({
    ...sampleRecord(MonthOfGuildFragmentDoc, { characters: 0 }),
    period: `2026-${String(index + 1).padStart(2, '0')}`,
    isRunning: false,
  }));
  const plot = (
    <FighterPlot title="Members" table={MONTHS} history={months} words="None." patches={PATCHES} />
  );
  const { text, html, rows } = await rendered(plot);
  expect(text).toMatch(/^Members None\./);
  expect([...html.matchAll(/<text x="([\d.]+%)" y="100%"[^>]*>(.*?)</g)].map(([, , name]) => name)).toEqual([
    '2026-01',
    '2026-04',
    '2026-07',
    '2026-10',
  ]);
  expect(html).toContain('x="4.17%" y="100%"');
  expect(html).toContain('height="0%"');
  expect(rows[1]?.[0]).toBe('December 2026');
  expect(html.match(/<line x1="87.5%"/g)).toHaveLength(2);
});

it('draws no plot of one period, and no patches', async () => {
  const { html, text } = await rendered(
    <FighterPlot table={PERIODS} history={WEEKS.slice(0, 1)} words="One." />,
  );
  expect(html).not.toContain('<svg');
  expect(html).toContain(
    '<ol aria-label="Patches" class="flex list-decimal flex-wrap gap-x-8 px-9 pb-4 text-sm text-muted empty:hidden"></ol>',
  );
  expect(text).toContain('Week 45, 2026');
  expect((await rendered(<FighterPlot table={PERIODS} history={[]} words="None." />)).text).toContain(
    'None.',
  );
});
