import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { TestApi } from '#graphql/testing/test-api.ts';
import { registerTestApi } from '#lib/api/testing/registered-test-api.ts';
import { CAREERS_FILTER } from '#lib/url/filter/careers-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

vi.mock('server-only', () => ({}));
const { bestOfCareer, getCareers } = await import('./careers.ts');

let api: TestApi;
beforeAll(async () => {
  vi.useFakeTimers({ now: new Date('2026-09-23T12:00:00Z'), toFake: ['Date'] });
  api = await registerTestApi();
});
afterAll(async () => {
  vi.useRealTimers();
  await api.close();
});

it('shows a career beside those of its role, and all careers by role', async () => {
  const list = listAddress(routes.careers, { level: '40' }, CAREERS_FILTER);
  const { data: one } = await getCareers('SLAYER', list);
  expect(one.kills.map(({ career }) => career)).toEqual([
    'SLAYER',
    'CHOPPA',
    'WITCH_HUNTER',
    'MARAUDER',
    'WHITE_LION',
    'WITCH_ELF',
  ]);
  expect(new Set(one.rates.map(({ career }) => career))).toEqual(new Set(['SLAYER']));
  expect(one.matchUps.every(({ career }) => career === 'SLAYER')).toBe(true);
  expect(one.periods.at(-1)).toMatchObject({
    name: 'SLAYER',
    period: '2026-09',
    isRunning: true,
    before: null,
  });
  const { data: all } = await getCareers('ALL', list);
  expect(all.kills).toHaveLength(24);
  expect(all.rates).toHaveLength(24);
  expect(all.groups.map(({ name }) => name).slice(0, 4)).toEqual(['ALL', 'ORDER', 'DESTRUCTION', 'TANK']);
});

it('lists the best of a career by the figure that its role is there for', async () => {
  const { data } = await bestOfCareer('ZEALOT');
  expect(data.board.rows.length).toBeGreaterThan(0);
  expect(data.board.rows.length).toBeLessThanOrEqual(10);
  expect(new Set(data.board.rows.map(({ owner }) => owner.career))).toEqual(new Set(['ZEALOT']));
  expect(data.list.values).toMatchObject({ order: 'healing', per: 'minute', career: 'ZEALOT' });
});
