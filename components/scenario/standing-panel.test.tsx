import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import type { ScenarioStandingPartsFragment } from '#graphql/generated/documents.ts';

import { StandingPanels } from './standing-panel.tsx';

const NOW = new Date('2026-11-27T12:00:00Z');
const TODAY = Math.floor(NOW.getTime() / 86_400_000);

const ofAll = <Value,>(value: Value) => ({
  damage: value,
  healing: value,
  protection: value,
  kills: value,
  deaths: value,
  deathBlows: value,
  objectiveScore: value,
  damageTaken: value,
});
const part = (day: number, results: number, value: number) => ({ day, results, medians: ofAll(value) });

const STANDING: ScenarioStandingPartsFragment = {
  tier: 4,
  queueType: 0,
  own: part(0, 40, 300),
  recent: part(0, 30, 300),
  before: null,
  weeks: [part(TODAY - 20, 12, 200), part(TODAY - 6, 18, 400)],
  others: {
    career: 'ZEALOT',
    level: 32,
    results: 90,
    bins: ofAll(Array.from({ length: 65 }, (_, at) => (at === 0 ? 45 : at === 40 ? 45 : 0))),
  },
};

it('shows each figure, the trend and its weeks', () => {
  const html = renderToStaticMarkup(<StandingPanels standing={STANDING} now={NOW} />);
  expect(html).toContain(
    'Healing 50th of 100, against 90 results of Zealots, levels 32 to 39, tier 4, Standard queue.',
  );
  expect(html.match(/<tr/g)).toHaveLength(9 + 3);
  expect(html.match(/<circle/g)).toHaveLength(2);
  expect(html).toContain('Too few to tell: 30 results in the last 12 weeks, 0 results in the 12 before.');
});

it('says why there is none', () => {
  expect(renderToStaticMarkup(<StandingPanels standing="noResult" now={NOW} />)).toContain('no result whose');
  expect(renderToStaticMarkup(<StandingPanels standing="notCounted" now={NOW} />)).toContain(
    'does not count',
  );
});
