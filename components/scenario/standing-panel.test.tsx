import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import type { ScenarioStandingPartsFragment } from '#graphql/generated/documents.ts';
import { mediansFrom, ofAll } from '#lib/game/scenarios/testing/medians.ts';

import { rendered } from '../testing/rendered.ts';
import { StandingPanel, StandingPanels } from './standing-panel.tsx';

const NOW = new Date('2026-11-27T12:00:00Z');
const TODAY = Math.floor(NOW.getTime() / 86_400_000);

const STANDING: ScenarioStandingPartsFragment = {
  tier: 4,
  queueType: 0,
  own: mediansFrom(0, 40, 300),
  recent: mediansFrom(0, 30, 300),
  before: null,
  weeks: [mediansFrom(TODAY - 20, 12, 200), mediansFrom(TODAY - 6, 18, 400)],
  others: {
    career: 'ZEALOT',
    level: 32,
    players: 90,
    medians: ofAll(250),
    below: ofAll(36),
    equal: ofAll(9),
  },
};

it('shows each figure, the trend and its weeks', () => {
  const html = renderToStaticMarkup(<StandingPanels standing={STANDING} now={NOW} />);
  expect(html).toContain(
    'Better than 40% of 90 other Zealots by healing, level with 10%. Compared with players who have 10 or more results at levels 32 to 39 in tier 4, Standard queue.',
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

it('ranks each figure, and plots the medians of weeks between those of twelve', async () => {
  const { rows, html, text } = await rendered(
    <StandingPanels standing={{ ...STANDING, before: mediansFrom(0, 25, 100) }} now={NOW} />,
  );
  expect(rows[0]).toEqual(['A minute', 'Median', 'Of others', 'Among others']);
  expect(rows[1]).toEqual(['Damage', '300', '250', 'Better than 40%, level with 10%']);
  expect(rows[7]).toEqual(['Deaths', '300', '250', 'Better than 50%, level with 10%']);
  expect(rows[9]).toEqual(['Week from', 'Results', 'Healing a minute']);
  expect(rows.slice(10)).toEqual([
    ['21 Nov 2026', '18', '400'],
    ['7 Nov 2026', '12', '200'],
  ]);
  // The highest of 400 is at 6 % of the height, 0 at 100 %.
  expect(html.match(/<line x1="[^>]*(?=class="_median)/g)).toEqual([
    '<line x1="1%" x2="49%" y1="76.5%" y2="76.5%" ',
    '<line x1="51%" x2="99%" y1="29.5%" y2="29.5%" ',
  ]);
  expect(html.match(/c[xy]="[^"]*"/g)).toEqual(['cx="89.88%"', 'cy="53%"', 'cx="98.21%"', 'cy="6%"']);
  expect(html.match(/<rect width="(?:45|55)%"/g)).toHaveLength(8);
  expect(text).toContain(
    '0 100 200 300 400 13 Jun 2026 12 weeks ago today Healing a minute, median of a week; the dashed',
  );
  expect(text).toContain(
    'Healing a minute: 300 (median of 30 results) in the last 12 weeks, 100 (median of 25',
  );
});

it('draws nothing of a single week, and ranks nothing among few', async () => {
  const few = { ...STANDING, weeks: STANDING.weeks.slice(0, 1), others: { ...STANDING.others, players: 29 } };
  const { rows, html } = await rendered(<StandingPanels standing={few} now={NOW} />);
  expect(html).not.toMatch(/role="img"|<rect/);
  expect(rows[1]).toEqual(['Damage', '300', '250', 'Too few to tell']);
  const alone = {
    ...STANDING,
    recent: null,
    others: { ...STANDING.others, players: 0, medians: null, below: null, equal: null },
  };
  const none = await rendered(<StandingPanel standing={alone}>Of any tier.</StandingPanel>);
  expect(none.rows[1]).toEqual(['Damage', '300', '–', 'Too few to tell']);
  expect(none.text).toContain('Standard queue. Of any tier. Standing A minute');
});
