import { expect, it } from 'vitest';

import { PLAYER_BOARD_FILTER } from '#lib/url/filter/board-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';

import { answering } from '../testing/answering.ts';
import { onPage } from '../testing/on-page.ts';
import { getOwnScenarioPlace, listScenarioBoard, scenarioByOf } from './scenario-boards.ts';

/** A Saturday of the week 47. */
const NOW = new Date('2026-11-21T12:00:00Z');
const address = (query: Record<string, string>) => listAddress('/leaderboard', query, PLAYER_BOARD_FILTER);

const standing = (rank: number | null, id = String(rank)) => ({
  rank,
  sharedBy: 1,
  runs: 4,
  seconds: 900,
  total: 50,
  perMinute: 3,
  character: { id, name: `Player ${id}` },
});
const { rank: _, character: OWNER, ...SUMS } = standing(1);
const board = (...scenarioLeaderboard: object[]) => ({ GetScenarioLeaderboard: { scenarioLeaderboard } });

const TANKS = ['IRON_BREAKER', 'KNIGHT_OF_THE_BLAZING_SUN', 'SWORD_MASTER'];

it.each([
  ['healing', true, 'healing'],
  ['kills', true, null],
  ['healing', false, null],
])('ranks by %s, where the API can (%s), by %s', async (by, offered, measure) => {
  answering({}, () => offered);
  expect(await scenarioByOf(address({ by }))).toBe(measure);
});

it.each<[Record<string, string>, object]>([
  [{}, { period: '2026-W47' }],
  [{ period: 'all' }, {}],
  [
    { period: 'all', per: 'minute', runs: '25' },
    { perMinute: true, minRuns: 25 },
  ],
  [
    { period: '2026-10', role: 'tank', realm: 'order' },
    { period: '2026-10', careers: TANKS },
  ],
  [{ period: 'all', career: 'ZEALOT' }, { careers: ['ZEALOT'] }],
  [{ period: 'all', career: 'ZEALOT', realm: 'order' }, { careers: [] }],
])('asks for a board of %o', async (query, variables) => {
  const asked = answering(board());
  await listScenarioBoard(address(query), 'deathBlows', NOW);
  expect(asked).toEqual({ GetScenarioLeaderboard: [{ measure: 'DEATH_BLOWS', ...variables }] });
});

it('lists a page of places, with the tie at the end and the marked player', async () => {
  const many = Array.from({ length: 30 }, (__, n) => standing(n + 1));
  answering(board(...many.slice(0, 29), { ...standing(30), sharedBy: 4 }));
  const { data } = await listScenarioBoard(address({ pin: '29' }), 'damage', NOW);
  expect(data.rows.map(({ place }) => place)).toEqual([26, 27, 28, 29, 30]);
  expect(data).toMatchObject({ listed: 30, of: 30, cutTie: { place: 30, more: 3 }, marked: '29' });
  expect(data.names[0]).toEqual({ id: '1', name: 'Player 1' });
  answering(board(standing(1)));
  const first = await listScenarioBoard(address({ pin: 'Kordak' }), 'damage', NOW);
  expect(first.data.rows).toEqual([{ ...SUMS, place: 1, owner: OWNER }]);
  expect(first.data.marked).toBeNull();
});

it('gives the own place, the sums of a player below the first, and none', async () => {
  const own = (pin: string) => getOwnScenarioPlace(address({ pin, period: 'all' }), 'healing', NOW);
  const answer = (row: object | null, character: object | null = OWNER) =>
    answering({ GetScenarioPlace: { character, scenarioLeaderboard: row ? [row] : [] } });
  const asked = answer(standing(null, '1'));
  expect((await own('1')).data).toEqual({
    place: { owner: OWNER, row: { ...SUMS, place: Number.NaN, owner: OWNER } },
    choices: [],
  });
  expect(asked.GetScenarioPlace).toEqual([{ measure: 'HEALING', characterId: '1' }]);
  answer(null);
  expect((await own('1')).data.place).toEqual({ owner: OWNER, row: null });
  answer(null, null);
  expect((await own('9')).data.place).toBeNull();
  answering({});
  expect((await own('')).data).toEqual({ place: null, choices: [] });
});

it.each([
  ['all', 10],
  ['thisWeek', 10],
  ['lastMonth', 1200],
])('keeps the board of %s for %i seconds', async (period, seconds) => {
  answering(board());
  const { fresh } = await onPage(() => listScenarioBoard(address({ period }), 'damage', NOW));
  expect(fresh).toBe(seconds * 1000);
});
