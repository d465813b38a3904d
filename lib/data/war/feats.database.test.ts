import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { TestApi } from '#graphql/testing/test-api.ts';
import { registerTestApi } from '#lib/api/testing/registered-test-api.ts';
import { FEATS_FILTER } from '#lib/url/filter/feats-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

vi.mock('server-only', () => ({}));
const { getMarks, getFeats } = await import('./feats.ts');

const NOW = new Date('2026-09-23T12:00:00Z');
let api: TestApi;
beforeAll(async () => {
  api = await registerTestApi();
});
afterAll(() => api.close());

const featsOfAll = async () => {
  const { data } = await getFeats(NOW, listAddress(routes.records, {}, FEATS_FILTER));
  if (!data) throw new Error('No feats were counted.');
  return data;
};

it('lists the feats of all groups, and says how many kills they are of', async () => {
  const { best, kills, clears, months } = await featsOfAll();
  const [counted] = await api.sql<{ kills: number }[]>`select count(*)::integer as kills from kill`;
  expect(kills).toBe(counted?.kills);
  expect([...new Set(best.map(({ kind }) => kind))]).toEqual([
    'HOUR',
    'DAY',
    'STREAK',
    'LEAD',
    'GUILD_LEAD',
    'BATTLE',
  ]);
  expect(best.filter(({ kind, battle }) => kind === 'BATTLE' && battle).length).toBeGreaterThan(0);
  expect(clears.every(({ session }) => (session?.members.length ?? 0) > 0)).toBe(true);
  expect(new Set(months.map(({ group }) => group)).size).toBeLessThanOrEqual(1);
});

it('gives each player the marks of the feats that the list names, and each guild its own', async () => {
  const { best, clears } = await featsOfAll();
  for (const { character, value } of best.filter(({ kind, group }) => kind === 'DAY' && group === 'ALL')) {
    const { data } = await getMarks({ characterId: character?.id ?? '' });
    expect(data.map(({ text }) => text).join()).toContain(`Most kills in a day: ${value} kills`);
  }
  const [member] = clears[0]?.session?.members ?? [];
  const { data } = await getMarks({ characterId: member?.character.id ?? '' });
  expect(data.some(({ text }) => text.startsWith('Fastest clear of '))).toBe(true);
  expect((await getMarks({ guildId: '999999999' })).data).toEqual([]);
});
