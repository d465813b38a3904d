import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { TestApi } from '#graphql/testing/test-api.ts';
import { registerTestApi } from '#lib/api/testing/registered-test-api.ts';
import { BUILD_SLOTS, hasSlot } from '#lib/game/builds/build.ts';
import { keysOf } from '#lib/game/look-up.ts';
import { CAREER_ORDER } from '#lib/game/players/careers.ts';
import { readBuildAddress } from '#lib/url/build/build-address.ts';

vi.mock('server-only', () => ({}));
vi.mock('#lib/api/offered.ts', () => ({ whatIsOffered: async () => () => true }));
const { getPlan } = await import('./build-plan.ts');
const { listFittingItems } = await import('./fitting-items.ts');

let api: TestApi;
beforeAll(async () => {
  api = await registerTestApi();
});
afterAll(() => api.close());

const LEVELS = ['12', '26', '40'];

/** The rows of a slot's list for a build that wears nothing. */
async function rowsOf(career: (typeof CAREER_ORDER)[number], query: Record<string, string>) {
  const address = readBuildAddress(career, query);
  const { data } = await listFittingItems(address, getPlan(address));
  return data ? data.items : [];
}

it(
  'offers nothing that the page refuses, for every career, slot and level',
  { timeout: 600_000 },
  async () => {
    let rows = 0;
    for (const career of CAREER_ORDER)
      for (const level of LEVELS)
        for (const slot of keysOf(BUILD_SLOTS).filter((each) => hasSlot(career, each))) {
          const listed = await rowsOf(career, { level, pick: slot });
          for (const { item, refusals } of listed) {
            const { data } = await getPlan(readBuildAddress(career, { level, [slot]: item.id }));
            expect([refusals, data.refusals], `${career} ${level} ${slot} ${item.id}`).toEqual([[], []]);
            expect(data.mine.build.slots[slot]?.item).toBe(item.id);
            rows += 1;
          }
        }
    expect(rows).toBeGreaterThan(2_000);
  },
);

it('sorts by what is weighed, and leaves what has a source', async () => {
  const query = { pick: 'helm', order: 'weighed', weigh: 'WOUNDS', times: '3', now: 'true' };
  const listed = await rowsOf('IRON_BREAKER', query);
  const wounds = listed.map(({ item }) => item.stats.find(({ stat }) => stat === 'WOUNDS')?.value ?? 0);
  expect(wounds.length).toBeGreaterThan(2);
  expect(wounds).toEqual(wounds.toSorted((one, other) => other - one));
  for (const { item } of listed) {
    const [row] = await api.sql<{ has: boolean }[]>`
      select ${Number(item.id)} in (
        select item_id from vendor_item union select item_id from creature_drop
        union select item_id from game_object_drop union select item_id from quest_reward
        union select item_id from chapter_reward) as has`;
    expect(row?.has).toBe(true);
  }
});
