import { slowestVisit } from './calibrate.ts';
import { findFixtures } from './fixtures/find-fixtures.ts';
import { SITE } from './servers/addresses.ts';
import { Supervisor } from './servers/supervisor.ts';

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
