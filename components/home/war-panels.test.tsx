import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';

import { BattleRowFragmentDoc, SkirmishRowFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { rendered } from '../testing/rendered.ts';
import { WarPanels } from './war-panels.tsx';

const found = <Data,>(data: Data) => Promise.resolve({ data, provenance: null });
const DAYS = {
  until: 1_763_748_000,
  today: { order: 1_200, destruction: 2 },
  yesterday: { order: 3, destruction: 4 },
  lastWeek: { order: 5, destruction: 6 },
};
const FRONT = {
  zones: [
    {
      id: '105',
      name: 'Praag',
      order: 8,
      destruction: 2,
    },
    {
      id: '6',
      name: 'Ekrund',
      order: 0,
      destruction: 1e3,
    },
  ],
  others: 0,
  kills: 10,
  inScenarios: 0,
  of: 10,
};
const BATTLE = sampleRecord(BattleRowFragmentDoc, {
  id: '7',
  startTime: 1_763_748_000,
  endTime: 1_763_749_800,
  zone: { id: '105', name: 'Praag' },
  order: { players: 10, kills: 30, deaths: 3 },
  destruction: { players: 20, kills: 5, deaths: 2 },
});
const SKIRMISH = sampleRecord(SkirmishRowFragmentDoc, {
  id: '8',
  scenario: null,
  endTime: 1_763_748_000 + 60,
});

const panels = (fight: Awaited<ComponentProps<typeof WarPanels>['fight']>['data']) =>
  rendered(<WarPanels today={found(DAYS)} front={found(FRONT)} fight={found(fight)} />);

it('shows contested zones, with bars from the middle, and the kills of the day', async () => {
  const { text, html, rows, links } = await panels({ topBattles: [] });
  expect(text).toContain(
    'The front 10 kills in the open world in the last two hours The war as a map Praag 8 2 (Order, Destruction) Ekrund 0 1,000 (Order',
  );
  const bars = html.match(/<rect[^>]*%"[^>]*>/g)?.map((rect) => rect.match(/[\d.]+%"/g)?.join(' '));
  expect(bars).toEqual([
    '99.2%" 0.8%" 100%"',
    '0.2%" 100%"',
    '0.2%" 100%"',
    '100%" 0%" 100%"',
    '100%" 100%"',
    '100%" 100%"',
  ]);
  expect(links.slice(0, 2)).toEqual([
    { text: 'The war as a map', href: '/map' },
    { text: 'Praag', href: '/zone/105' },
  ]);
  expect(text).toContain('Kills today Each day until 18:00 UTC Kills today, until 18:00 UTC, and on two');
  expect(rows).toEqual([
    ['Realm', 'Today', 'Yesterday', 'A week ago'],
    ['Order', '1,200', '3', '5'],
    ['Destruction', '2', '4', '6'],
  ]);
});

it.each([
  [
    { topBattles: [BATTLE, { ...BATTLE, id: '9' }] },
    'Biggest battle of the week 21 November 2025, 18:00 UTC · 30m 30 minutes PraagOrder won outnumbered 30 players 10 Order 20 Destruction 35 kills 30 Order 5 Destruction',
    '/battle/7',
  ],
  [{ topBattles: [] }, 'Biggest battle of the week No battle in the past week.', '/zone/6'],
  [
    { skirmish: { ...SKIRMISH, primaryZoneArea: { id: '1', name: 'Old Walls' } } },
    'Newest big skirmish 21 November 2025, 18:00 UTC · 1m 1 minute nameOld Walls 1 player 1 Order 1 Destruction 1 kill 1 Order 1 Destruction',
    '/skirmish/8',
  ],
  [
    { skirmish: { ...SKIRMISH, primaryZoneArea: null } },
    'Newest big skirmish 21 November 2025, 18:00 UTC · 1m 1 minute name 1 player 1 Order 1 Destruction 1 kill 1 Order 1 Destruction',
    '/skirmish/8',
  ],
  [{ skirmish: null }, 'Newest big skirmish No skirmish of 48 or more players yet.', '/zone/6'],
  [{}, 'Newest big skirmish No skirmish of 48 or more players yet.', '/zone/6'],
])(
  'shows the biggest battle, or the newest big skirmish where the API has no battles',
  async (fight, words, href) => {
    const { text, links } = await panels(fight);
    expect(text).toMatch(new RegExp(`A week ago Order .* 4 6 ${words.replaceAll('.', '\\.')}$`));
    expect(links.at(-1)?.href).toBe(href);
  },
);
