import { expect, it } from 'vitest';

import { CharacterCardFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import type { ScenarioBoard } from '#lib/game/boards/scenario-board.ts';
import { PLAYER_BOARD_FILTER } from '#lib/url/filter/board-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { rendered } from '../testing/rendered.ts';
import { BoardTabs } from './board-tabs.tsx';
import { BoardTools } from './board-tools.tsx';
import { PeriodLinks } from './period-links.tsx';
import { ScenarioBoardPanel } from './scenario-board-panel.tsx';

const row = (name: string, place: number, career: 'SLAYER' | 'CHOPPA') => ({
  place,
  sharedBy: 1,
  owner: sampleRecord(CharacterCardFragmentDoc, { id: name, name, career }),
  total: 12_000,
  perMinute: place === 1 ? 45.678 : null,
  runs: 1_003,
  seconds: 5_400,
});

const BOARD: ScenarioBoard = {
  rows: [row('Uthgar', 1, 'SLAYER'), row('Gorbad', 2, 'CHOPPA')],
  pageInfo: { ...ONLY_PAGE, hasNextPage: true, endCursor: 'ZW5k' },
  listed: 2,
  of: 2,
  cutTie: null,
  marked: 'Gorbad',
  names: [],
};

const listOf = (query: object) =>
  listAddress(routes.leaderboard, { by: 'damage', ...query }, PLAYER_BOARD_FILTER);

const shown = (board: Partial<ScenarioBoard>, query: object = {}) =>
  rendered(
    <ScenarioBoardPanel
      board={{ ...BOARD, ...board }}
      list={listOf(query)}
      period="Week 47, 2026"
      who={({ name }) => name}
    />,
  );

it('lists who did the most in scenarios, with the way to the next page and to the other order', async () => {
  const { text, rows, html, links } = await shown({});
  expect(text).toContain(
    'The 2 players with the most damage in the scenarios of Week 47, 2026. Players, Week 47',
  );
  expect(rows).toEqual([
    [
      'Place',
      'Player',
      expect.stringMatching(/^Damage/),
      expect.stringMatching(/^Per minute/),
      'Runs',
      'Time',
    ],
    ['1', 'Uthgar', '12,000', '45.68', '1,003', '1h 30m 1 hour 30 minutes'],
    ['2', 'Gorbad', '12,000', '–', '1,003', '1h 30m 1 hour 30 minutes'],
  ]);
  expect(
    [...html.matchAll(/<tr data-side="(\w+)"[^>]*?(aria-current)?[ >]/g)].map(([, side]) => side),
  ).toEqual(['order', 'destruction']);
  expect([...html.matchAll(/<tr[^>]*>/g)].map(([tag]) => tag.includes('aria-current'))).toEqual([
    false,
    false,
    true,
  ]);
  expect(html).toContain('<b class="tracking-figure">12,000</b>');
  expect(links.map(({ href }) => href)).toEqual([
    '/leaderboard?by=damage',
    '/leaderboard?by=damage&per=minute',
    '/leaderboard?after=ZW5k&by=damage#places-list',
  ]);
});

it('says of which runs a board per minute is', async () => {
  const { text, html } = await shown(
    { cutTie: { place: 2, more: 4 } },
    { per: 'minute', runs: '10', by: 'healing' },
  );
  expect(text).toContain(
    'The 2 players with the most healing for each minute of their runs in the scenarios of Week 47, 2026, ' +
      'of those with at least 10 runs of a known length. 4 more share place 2.',
  );
  expect(html).toContain('<b class="tracking-figure">45.68</b>');
  expect(html).not.toContain('>12,000</b>');
});

it('says that one player, or none, did so', async () => {
  expect((await shown({ of: 1 })).text).toContain('The only player with the most damage in');
  const none = { of: 0, rows: [] };
  expect((await shown(none)).text).toBe('No such players with damage in scenarios in Week 47, 2026.');
  expect((await shown(none, { per: 'minute', by: 'deathBlows' })).text).toBe(
    'No such players with death blows in scenarios and at least 3 runs of a known length in Week 47, 2026.',
  );
});

it('keeps the period on the way to the other boards', async () => {
  const { links, html } = await rendered(<BoardTabs path={routes.guildLeaderboard} period="2026-W47" />);
  expect(links).toEqual([
    { text: 'Players', href: '/leaderboard?period=2026-W47' },
    { text: 'Guilds', href: '/leaderboard/guilds?period=2026-W47' },
    { text: 'Score sheet', href: '/leaderboard/sheet?period=2026-W47' },
  ]);
  expect(html.match(/<a [^>]*aria-current[^>]*>/g)).toEqual([expect.stringContaining('/guilds?')]);
  const today = await rendered(<BoardTabs path={routes.leaderboard} period={undefined} />);
  expect(today.links[1]?.href).toBe('/leaderboard/guilds');
});

const NOW = new Date('2026-11-21T12:00:00Z');
const OCTOBER = { unit: 'month', year: 2026, month: 10 } as const;
const NOVEMBER = { ...OCTOBER, month: 11 } as const;
const DECEMBER = { ...OCTOBER, month: 12 } as const;

it.each([
  [OCTOBER, true, ['← September 2026', 'November 2026 →']],
  [OCTOBER, false, ['November 2026 →']],
  [NOVEMBER, true, ['← October 2026']],
  [NOVEMBER, false, ['← October 2026']],
  [DECEMBER, false, ['← November 2026']],
])('leads from %o, with kills %s, to the periods beside it', async (period, hasKills, names) => {
  const { links } = await rendered(
    <PeriodLinks list={listOf({})} period={period} now={NOW} hasKills={hasKills} />,
  );
  expect(links.map(({ text }) => text)).toEqual(names);
  expect(links[0]?.href).toMatch(/period=2026-\d\d/);
});

it('suggests the names on a board to mark, each once, and shows the marked one', async () => {
  const names = [
    { id: '1', name: 'Uthgar' },
    { id: '2', name: 'Alith' },
    { id: '3', name: 'Uthgar' },
  ];
  const tools = (pin: string) => rendered(<BoardTools list={listOf({ pin })} label="Player" names={names} />);
  const { html } = await tools('2');
  expect([...html.matchAll(/<option[^>]*value="(.*?)"/g)].map(([, name]) => name)).toEqual([
    'Alith',
    'Uthgar',
  ]);
  expect(html).toMatch(/<input[^>]*name="pin"[^>]*value="Alith"/);
  expect((await tools('77')).html).toMatch(/<input[^>]*name="pin"[^>]*value="77"/);
  expect((await tools('')).html).toMatch(/<input[^>]*name="pin"[^>]*value=""/);
});
