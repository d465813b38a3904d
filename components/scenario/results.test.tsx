import { expect, it } from 'vitest';

import {
  CareerOfScenarioFragmentDoc,
  PerformanceFragmentDoc,
  PlayedScenarioFragmentDoc,
  PlayerOfScenarioFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { withEdges } from '#lib/game/scenarios/career-edge.ts';
import { RESULTS_FILTER } from '#lib/url/filter/results-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { rendered } from '../testing/rendered.ts';
import { BestPerformances } from './best-performances.tsx';
import { CareerEdges } from './career-edges.tsx';
import { ResultsHead } from './results-head.tsx';
import { ResultsPlot } from './results-plot.tsx';

const player = (id: string) => ({ id, name: `Player ${id}`, career: 'ARCHMAGE' as const });
const results = (orderWins: number, destructionWins: number, runs: number, surrenders = 0) => ({
  runs,
  orderWins,
  destructionWins,
  surrenders,
  designEffect: 1,
});

it.each([
  [
    results(61, 43, 1_110, 1_005),
    'Order won 59%, 61 of 104 decided runs. It could be 49 to 68%: the range that holds the true share in 95 of 100 such counts. Too few to tell: at this rate it takes about 590 more decided runs. 104 decided runs 61 Order 43 Destruction Order wins all Fair Destruction wins all 1,006 draws; a side gave up in 1,005 of 1,110 runs.',
  ],
  [
    results(0, 1, 2),
    'Destruction won the only decided run. Too few to tell. 1 decided run 0 Order 1 Destruction 1 draw; a side gave up in 0 of 2 runs.',
  ],
  [
    results(1, 1, 2),
    'Each side won half of the 2 decided runs. It could be 9 to 91%: the range that holds the true share in 95 of 100 such counts. Too few to tell. 2 decided runs 1 Order 1 Destruction Order wins all Fair Destruction wins all 0 draws; a side gave up in 0 of 2 runs.',
  ],
  [
    results(0, 0, 2, 1),
    'No decided run yet. 0 decided runs 0 Order 0 Destruction 2 draws; a side gave up in 1 of 2 runs.',
  ],
  [results(0, 0, 0), 'No runs match the filter.'],
])('says who wins a scenario by %j', async (counted, words) => {
  const { scenario } = sampleRecord(PlayedScenarioFragmentDoc);
  const { text } = await rendered(
    <ResultsHead scenario={{ ...scenario, name: 'Ironclad' }} results={counted} wasPlayed />,
  );
  expect(text).toBe(`Ironclad ${words}`);
});

it('draws the estimate and its interval on a scale, nearer to the end of the side that wins', async () => {
  const { scenario } = sampleRecord(PlayedScenarioFragmentDoc);
  const { html } = await rendered(
    <ResultsHead scenario={scenario} results={results(61, 43, 104)} wasPlayed />,
  );
  expect(html).toContain(
    'aria-label="How fair it is: Order won 59%, 61 of 104 decided runs; it could be 49 to 68%; 50% is fair."',
  );
  expect(html).toMatch(/<circle cx="41.35%"[^>]*fill-order"/);
  expect(html).toMatch(/<line x1="32.35%" x2="50.95%"/);
  expect(html).toMatch(/<rect x="45%"[^>]*width="10%"/);
});

it('says that a scenario was not played yet', async () => {
  const { scenario } = sampleRecord(PlayedScenarioFragmentDoc);
  const { text } = await rendered(
    <ResultsHead scenario={{ ...scenario, name: 'Ironclad' }} results={results(0, 0, 0)} wasPlayed={false} />,
  );
  expect(text).toBe('Ironclad No run of it is recorded yet.');
});

it('plots the wins of days at their distance, and lists the latest first', async () => {
  const days = [
    { day: 20_000, results: results(2, 1, 3) },
    { day: 20_003, results: results(0, 4, 1_000) },
  ];
  const { text, html, rows } = await rendered(<ResultsPlot days={days} />);
  const words = '2 days with runs, the first on 4 October 2024, the last on 7 October 2024.';
  expect(text).toContain(`Results Wins by day ${words}`);
  expect(text).toContain('Won by Order (UTC), above the line Won by Destruction, below it Show as table');
  expect(html).toContain(`aria-label="${words}"`);
  expect(rows).toEqual([
    ['Day', 'Runs', 'Order', 'Destruction'],
    ['7 Oct 2024', '1,000', '0', '4'],
    ['4 Oct 2024', '3', '2', '1'],
  ]);
  expect(html).toContain('d="M0 50v-23h1V50z"');
  expect(html).toContain('d="M0 50v11.5h1V50zM3 50v46h1V50z"');
  const one = await rendered(<ResultsPlot days={days.slice(0, 1)} />);
  expect(one.text).toContain(
    '1 day with runs, the first on 4 October 2024, the last on 4 October 2024. Show as',
  );
  expect(one.html).not.toContain('<svg');
  expect((await rendered(<ResultsPlot days={[]} />)).html).toBe('');
});

const performances = async (query: object, players = [sampleRecord(PlayerOfScenarioFragmentDoc)]) =>
  rendered(
    <BestPerformances
      list={listAddress(routes.playedScenario('5'), { ...query }, RESULTS_FILTER)}
      found={{
        best: [
          sampleRecord(PerformanceFragmentDoc, { character: player('1'), value: 1_234.5 }),
          sampleRecord(PerformanceFragmentDoc, {
            place: 2,
            character: player('2'),
            value: 0.355,
            run: {
              id: '3',
              startTime: Number.NaN,
            },
          }),
        ],
        rates: [],
        players,
      }}
    />,
  );

it('lists the best performances by a figure, and the players by their averages', async () => {
  const { text, rows, links } = await performances({ figure: 'deathBlows' }, [
    sampleRecord(PlayerOfScenarioFragmentDoc, {
      character: player('1'),
      runs: 1200,
      mean: 5.5,
      estimate: 4.25,
      careerMean: 12.345,
      strength: 2.34,
      players: 40,
    }),
  ]);
  expect(rows).toEqual([
    ['Place', 'Player', 'In the run', 'Run'],
    ['1', 'Player 1', '1,235', '21 Nov 2025'],
    ['2', 'Player 2', '0.36', 'Run'],
    ['Place', 'Player', 'Runs', 'Average', 'Estimate'],
    ['1', 'Player 1', '1,200', '5.5', '4.25'],
  ]);
  expect(text).toContain('Most death blows in a run');
  expect(text).toContain('Most death blows per minute No such performance. One performance of each player;');
  expect(text).toContain(
    'The best of the 40 players with 3 or more runs, by death blows per minute. A few runs say little, so each average is drawn towards the mean of the career, the more the fewer runs there are: for Archmage as if 2.3 runs with its mean of 12.35 were added. Players by average',
  );
  expect(links).toContainEqual({ text: 'Run', href: '/scenario/3' });
  expect(links).toContainEqual({ text: '10', href: '/scenarios/5?fewestRuns=10&figure=deathBlows' });
});

it('says where averages cannot be told apart, and where there is none', async () => {
  const [alike] = [sampleRecord(PlayerOfScenarioFragmentDoc, { strength: null })];
  expect((await performances({}, [alike])).text).toContain(
    'The best of the 1 player with 3 or more runs, by damage per minute.',
  );
  expect((await performances({}, [alike])).text).toContain(
    'there are: players of Archmage do not differ more than chance makes them, so all have the mean of the career.',
  );
  const none = await performances({ fewestRuns: '25' }, []);
  expect(none.text).toMatch(/No player has 25 runs here\.$/);
});

it('says per minute in the table of rates', async () => {
  const rates = [sampleRecord(PerformanceFragmentDoc)];
  const list = listAddress(routes.playedScenario('5'), {}, RESULTS_FILTER);
  const { rows } = await rendered(<BestPerformances list={list} found={{ best: [], rates, players: [] }} />);
  expect(rows[0]).toEqual(['Place', 'Player', 'Per minute', 'Run']);
});

const career = (name: 'ARCHMAGE' | 'SORCERER' | 'CHOSEN', changes: object) =>
  sampleRecord(CareerOfScenarioFragmentDoc, {
    career: name,
    players: 4_000,
    wins: 3_000,
    runs: 35,
    // Groups that win alike: their players do not differ.
    groupPlayers: Array.from({ length: 32 }, () => 125),
    groupWins: Array.from({ length: 32 }, () => 93.75),
    ...changes,
  });

it('compares careers with their sides', async () => {
  const { text, html, rows } = await rendered(
    <CareerEdges
      careers={withEdges([
        career('ARCHMAGE', { edge: 0.1, error: 0.02, team: 0 }),
        career('SORCERER', { edge: -0.02, error: 0.02, team: 1, players: 1_000, wins: 250, runs: 1 }),
        career('CHOSEN', { edge: -0.1, error: 0.02, team: 1 }),
      ])}
    />,
  );
  expect(rows).toEqual([
    ['Career', 'Won', 'Against its side', 'Interval', 'Verdict'],
    ['Archmage', '75% of 4,000 in 35 runs', '+10 (+6 to +14)', '', 'Wins more often'],
    ['Sorcerer', '25% of 1,000 in 1 run', '−2 (−6 to +2)', '', 'No clear difference'],
    ['Chosen', '75% of 4,000 in 35 runs', '−10 (−14 to −6)', '', 'Wins less often'],
  ]);
  expect(text).toContain(
    'by 10 percentage points. Compared with all runs of its side in the same tier and month, over the 3 careers with',
  );
  expect(html.match(/<g class="fill-(\w+)|x1="[\d.]+%" x2="[\d.]+%" y1="50%"|cx="[\d.]+%"/g)).toEqual([
    '<g class="fill-order',
    'x1="71.03%" x2="100%" y1="50%"',
    'cx="85.51%"',
    '<g class="fill-destruction',
    'x1="28.41%" x2="57.38%" y1="50%"',
    'cx="42.9%"',
    '<g class="fill-destruction',
    'x1="0%" x2="28.97%" y1="50%"',
    'cx="14.49%"',
  ]);
  expect((await rendered(<CareerEdges careers={[]} />)).text).toBe(
    'Careers here No career has 30 decided runs here.',
  );
  const worse = <CareerEdges careers={withEdges([career('CHOSEN', { edge: -0.1, error: 0.02 })])} />;
  expect((await rendered(worse)).html).toContain('x1="0%" x2="28.97%"');
  const narrow = await rendered(
    <CareerEdges careers={withEdges([career('CHOSEN', { edge: 0, error: 0.01 })])} />,
  );
  expect(narrow.html).toContain('x1="29.6%" x2="70.4%"');
});
