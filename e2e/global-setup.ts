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
  const found = await findFixtures();
  process.env.E2E_FIXTURES = JSON.stringify(found);
  firstPages.push(`/kill/${found.kill}`, `/character/${found.character}`);
  process.env.E2E_VISIT_MS = String(await slowestVisit(firstPages.map((path) => SITE + path)));
  return () => supervisor.close();
}
