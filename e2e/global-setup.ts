import { findFixtures } from './fixtures/find-fixtures.ts';
import { SITE } from './servers/addresses.ts';
import { Supervisor } from './servers/supervisor.ts';
import { launchChromium } from './launch-chromium.ts';

const VISITS = 3;

/**
 * Visits pages as tests do, in a browser that has seen none of them, and tells how many milliseconds the slowest visit
 * took. Limits that end what hangs follow from it.
 */
async function slowestVisit(addresses: readonly string[]): Promise<number> {
  const browser = await launchChromium();
  try {
    const times: number[] = [];
    for (const address of Array.from({ length: VISITS }, () => addresses).flat()) {
      const page = await browser.newPage();
      const began = performance.now();
      // However long it takes: limits follow from it.
      await page.goto(address, { waitUntil: 'load', timeout: 0 });
      times.push(performance.now() - began);
      await page.close();
    }
    return Math.max(...times);
  } finally {
    await browser.close();
  }
}

/**
 * Runs once before all tests: starts the site, searches its world for what the tests are about, and measures how fast
 * this machine is. The workers inherit the environment.
 * @returns what stops all servers after the last test
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const firstPages: string[] = [];
  const supervisor = new Supervisor(() => firstPages);
  await supervisor.open();
  await supervisor.start('site');
  const [found, slowest] = await Promise.all([
    findFixtures(),
    slowestVisit(['/', '/kills'].map((path) => SITE + path)),
  ]);
  process.env.E2E_FIXTURES = JSON.stringify(found);
  process.env.E2E_VISIT_MS = String(slowest);
  firstPages.push(`/kill/${found.kill}`, `/character/${found.character}`);
  return () => supervisor.close();
}
