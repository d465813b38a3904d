import { expect, it, test } from 'vitest';

import { ScenarioRowFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import {
  describeScenario,
  describeScenarioKills,
  describeScenarioMap,
  describeScenarioSkirmishes,
} from './describe-scenario.ts';

const run = sampleRecord(ScenarioRowFragmentDoc, {
  scenario: { id: '2001', name: 'Mourkain Temple' },
  startTime: 1_795_178_812,
  endTime: 1_795_179_537,
  winner: 0,
  points: [500, 250],
});

it('states winner, score, time and duration', () => {
  const { title, description } = describeScenario(run);
  expect(title).toBe('Mourkain Temple, 20 Nov 2026, 12:46 UTC: Order won 500 to 250');
  expect(description).toMatch(
    /^Mourkain Temple on 20 November 2026, 12:46 UTC, 12m 5s: Order won 500 to 250\. Scoreboard/,
  );
});

test.each([
  [{ points: [120, 500] }, 'Mourkain Temple, 20 Nov 2026, 12:46 UTC: Destruction won 500 to 120'],
  [{ points: [90, 90] }, 'Mourkain Temple, 20 Nov 2026, 12:46 UTC: a draw at 90'],
  [{ points: [], winner: 1 }, 'Mourkain Temple, 20 Nov 2026, 12:46 UTC: Destruction won'],
  [
    { scenario: { id: '1', name: 'Black Fire Basin (Ranked Solo)' }, points: [250, 500] },
    'Black Fire Basin, 20 Nov 2026, 12:46 UTC: Destruction won 500 to 250',
  ],
  [
    { scenario: { id: '1', name: 'Black Fire Basin (Ranked Solo)' } },
    'Black Fire Basin (Ranked Solo), 20 Nov 2026, 12:46 UTC: Order won',
  ],
])('with %j is titled %j', (changes, title) => {
  expect(describeScenario({ ...run, ...changes }).title).toBe(title);
});

test.each([
  [describeScenarioKills, 'Kills in Mourkain Temple, 20 Nov 2026, 12:46 UTC'],
  [describeScenarioSkirmishes, 'Skirmishes in Mourkain Temple, 20 Nov 2026, 12:46 UTC'],
  [describeScenarioMap, 'Map of kills in Mourkain Temple, 20 Nov 2026, 12:46 UTC'],
])('%o has a title of its own', (describe, title) => {
  expect(describe(run).title).toBe(title);
  expect(describe(run).description).toContain('Order won 500 to 250');
});
