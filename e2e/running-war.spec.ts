import { expect } from '@playwright/test';

import { MOMENT } from '#graphql/testing/clock/moment.mjs';

import { queryApi } from './api/api-client.ts';
import { test } from './pages/standing-browser.ts';
import { clearFault, type Fault, injectFault } from './remote-api/fault-injection.ts';
import { crampedIn } from './screens/cramped.ts';
import { FAULT_SITE } from './servers/addresses.ts';
import { needServers } from './servers/need-servers.ts';

needServers('fault site');

/** Questions that are answered as of another hour. */
const OPERATIONS = ['GetFighters', 'GetBattles', 'GetTopBattles', 'GetRuns', 'GetEvents', 'GetFront'];

/** A battle of the last weeks in whose last minute a scenario had just ended, by its end in epoch seconds. */
async function endOfLivelyHour(): Promise<number> {
  const { battles, scenarios } = await queryApi<{
    readonly battles: { readonly nodes: readonly { readonly endTime: number }[] };
    readonly scenarios: { readonly nodes: readonly { readonly endTime: number }[] };
  }>('{ battles(first: 50) { nodes { endTime } } scenarios(first: 50) { nodes { endTime } } }');
  const ends = scenarios.nodes.map(({ endTime }) => endTime);
  const found = battles.nodes.find(({ endTime }) =>
    ends.some((end) => end < endTime && end > endTime - 3_000),
  );
  if (!found) throw new Error('No battle ended within an hour of a scenario');
  return found.endTime;
}

test('while a battle and a scenario run, nothing is cut or scrolls sideways', async ({ page }) => {
  const ago = MOMENT - (await endOfLivelyHour()) - 60;
  const faults = OPERATIONS.map((operation): Fault => ({ operation, mentions: '', ago }));
  await Promise.all(faults.map(injectFault));
  try {
    await page.goto(`${FAULT_SITE}/war`);
    await expect(page.getByRole('table', { name: 'Running battles' }).locator('tbody tr')).not.toHaveCount(0);
    for (const path of ['/war', '/', '/battles', '/events']) {
      await page.goto(FAULT_SITE + path, { waitUntil: 'networkidle' });
      for (const width of [320, 340, 360, 375, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(
          width,
        );
      }
      expect(await crampedIn(page), path).toEqual([]);
    }
  } finally {
    await Promise.all(faults.map(clearFault));
  }
});
