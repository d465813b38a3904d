import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { countStatements } from '#graphql/testing/count-statements.ts';
import { directly } from '#graphql/testing/direct-api.ts';
import { registerTestApi } from '#lib/api/testing/registered-test-api.ts';
import { registerArchive } from '#lib/api/site-archive.ts';

import { openSummingApi } from '../testing/summing-api.ts';

vi.mock('server-only', () => ({}));
const { listZoneWar } = await import('./places.ts');

const NOON = Date.parse('2026-09-23T12:00:00Z');
const MINUTE = 60_000;

/** The database of the site's own API. */
async function ownDatabase() {
  const { takeStatements, close } = await registerTestApi();
  return { takeStatements, close };
}

/** The archive beside a state of the game's API, which does not count zones. */
async function archiveBesideApi() {
  const { sql, close } = await openSummingApi('2026-04');
  const { counted, takeStatements } = countStatements(sql);
  const second = Math.floor(Date.now() / 1_000);
  registerArchive({
    ask: directly(counted),
    span: () => ({ since: second - 90 * 86_400, readAt: second, scenarios: 0, instanceRuns: 0 }),
    reachOf: () => undefined,
  });
  return {
    takeStatements,
    close() {
      registerArchive(undefined);
      return close();
    },
  };
}

// Both at other minutes, since the answers of a process are kept together.
describe.each([
  ['the own database', ownDatabase, NOON],
  ['an archive beside a remote API', archiveBesideApi, NOON + 2 * MINUTE],
])('the map of %s', (_, open, minute) => {
  let source: Awaited<ReturnType<typeof open>>;

  beforeEach(async () => {
    source = await open();
  });
  afterEach(() => source.close());

  /** Visits the map at seconds of a minute, the first of them at once, and returns how often it was counted. */
  async function countsOf(seconds: readonly number[], start: number): Promise<number> {
    const visit = (second: number) => listZoneWar('hours', new Date(start + second * 1_000));
    const [first = 0, ...later] = seconds;
    const answers = await Promise.all([visit(first), visit(first), visit(first)]);
    for (const second of later) answers.push(await visit(second));
    expect(answers.every(({ data }) => data !== null && data.length > 0)).toBe(true);
    return source.takeStatements().filter((name) => name === 'zoneWar').length;
  }

  it('is counted once a minute for all visitors', async () => {
    expect(await countsOf([0, 1, 30, 59], minute)).toBe(1);
    expect(await countsOf([0, 59], minute + MINUTE)).toBe(1);
  });
});
