import { findFixtures } from './fixtures/find-fixtures.ts';
import { Supervisor } from './servers/supervisor.ts';

/**
 * Runs once before all tests: starts the site, and searches its world for what the tests are about. The workers inherit
 * the environment.
 * @returns a cleanup function, which stops all servers after the last test
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const supervisor = new Supervisor();
  await supervisor.open();
  await supervisor.start('site');
  process.env.E2E_FIXTURES = JSON.stringify(await findFixtures());
  return () => supervisor.close();
}
