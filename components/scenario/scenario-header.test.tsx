import { afterEach, expect, it } from 'vitest';

import { ScenarioInfoFragmentDoc, ScenarioScoreFragmentDoc } from '#graphql/generated/documents.ts';
import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { offering } from '#lib/api/testing/offering.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { rendered } from '../testing/rendered.ts';
import { ScenarioHeader } from './scenario-header.tsx';

const found = <Data,>(data: Data) => Promise.resolve({ data, provenance: null });
const score = (id: string, team: number, changes: object) =>
  sampleRecord(ScenarioScoreFragmentDoc, {
    character: { id, name: id, career: 'ARCHMAGE' },
    team,
    guild: null,
    ...changes,
  });
const RUN = sampleRecord(ScenarioInfoFragmentDoc, {
  scenario: { id: '2000', name: 'The Ironclad', zone: { id: '30' } },
  endTime: 1_763_748_000 + 725,
  points: [310, 90],
  queueType: 0,
  tier: 3,
});
const SCORES = [
  score('1', 0, { damage: 1_200, healing: 300, deathBlows: 2 }),
  score('2', 1, { damage: 0, healing: 0, deathBlows: 1 }),
  score('3', 1, { damage: 300, healing: 100, deathBlows: 0 }),
];

/** Leads to the scenario's zone on the day of the run. */
const ZONE = { text: 'Gates of Ekrund on that day', href: '/zone/30?period=2025-11-21' };

const headOf = async (run = RUN, scores: readonly (typeof SCORES)[number][] | false = SCORES) =>
  rendered(
    <ScenarioHeader
      run={run}
      scores={found(scores)}
      heatmap={found({ points: [{ x: 3, y: 4, count: 2 }], kills: 2 })}
    />,
  );

afterEach(() => registerEndpoint(undefined));

it('says what was played when, the points, and what both sides did', async () => {
  const { text, html, links } = await headOf();
  expect(text).toBe(
    'The Ironclad 21 November 2025, 18:00:00 UTC · 12m 5s 12 minutes 5 seconds · Standard · Tier 3 · Gates of Ekrund on that day Order won 310 to 90 points 310 Order 90 Destruction 3 players 1 Order 2 Destruction 3 death blows 2 Order 1 Destruction More totals, guilds 1,500 damage 1,200 Order 300 Destruction 400 healing 300 Order 100 Destruction 2 kills: north-west 100%',
  );
  expect(html).toContain(
    'aria-label="Heatmap of kills on the map of The Ironclad. 2 kills: north-west 100%."',
  );
  expect(links).toEqual([{ text: 'The Ironclad', href: '/scenarios/2000' }, ZONE]);
});

it.each([
  [[310, 90], '310 Order Surrendered 90 Destruction'],
  [[90, 310], '90 Order Surrendered 310 Destruction'],
])('has a flag beside the side that gave up at %j', async (points, words) => {
  const { text, html } = await headOf({ ...RUN, points, wasSurrender: true });
  expect(text).toContain(words);
  expect(html.includes('title="Destruction surrendered"')).toBe(points[0] === 310);
  expect(html.includes('title="Order surrendered"')).toBe(points[0] === 90);
});

it('leaves out totals, tier and points that are not known', async () => {
  const { text } = await headOf({ ...RUN, points: [], winner: 9, tier: 0 }, false);
  expect(text).toContain('· Standard · Gates of Ekrund on that day – points – Order – Destruction 2 kills');
  const alone = [score('1', 0, { damage: 1, deathBlows: 1 })];
  expect((await headOf(RUN, alone)).text).toContain('1 player 1 Order 0 Destruction 1 death blow 1 Order');
});

it('names a scenario without a link where the API counts no results', async () => {
  offering((coordinate) => coordinate !== 'Query.scenarioStatistics');
  const { text, links } = await headOf();
  expect(text).toMatch(/^The Ironclad 21 Nov/);
  expect(links).toEqual([ZONE]);
});
