import { expect, test } from '@playwright/test';

import { freePort } from '../lib/server/launch/free-port.mjs';
import { startServer } from './servers/child-server.ts';
import { faultsNamed } from './lab/faults/all-faults.ts';
import { openGarblingApi } from './lab/faults/garbling-api.ts';
import { judge, seeAll, trySeen } from './lab/faults/try-fault.ts';
import { type TriedPage, visitAll } from './lab/faults/visits.ts';
import { uncachedKills } from './remote-api/uncached-kills.ts';
import { TRUTH } from './site-api.ts';

/** One of each sort; `npm run lab -- faults` tries all of them on every kind of page. */
const FAULTS = faultsNamed([
  'refused',
  'never an answer',
  'status 503, Retry-After 3',
  'HTML as JSON',
  'roots null beside errors',
  'lists objects',
  'nulls at random, 30 of 100',
  'enums __proto__',
  'anything at random 1',
]);

/** Milliseconds: `npm run lab -- faults` measures, on a quiet machine; here only what hangs is wrong. */
const LONGEST = 4_300 + 40 * Number(process.env.E2E_VISIT_MS);

const page = (path: string): TriedPage => ({ path, showsData: true });

test('a site over an API that goes wrong shows what it has seen, with its age, and never breaks', async () => {
  const api = await openGarblingApi(() => TRUTH);
  const clockPort = await freePort();
  const site = await startServer('lib/server/launch/serve.ts', {
    imports: ['./e2e/remote-api/adjustable-clock.ts'],
    env: { GRAPHQL_ENDPOINT: api.endpoint, CLOCK_PORT: String(clockPort), LOG_LEVEL: 'silent' },
  });
  const faulty = { origin: site.origin, clock: `http://127.0.0.1:${clockPort}`, api };
  try {
    const [seen, ...unseen] = await uncachedKills(44);
    const pages = ['/', '/kills', `/kill/${seen.id}`, `/guild/${seen.victim.guild?.id}`, '/items'].map(page);
    await seeAll(faulty, pages);

    const problems: string[] = [];
    for (const [index, fault] of FAULTS.entries()) {
      const kill = unseen[index];
      const warmAndOld = await trySeen(faulty, fault, pages);
      const neverSeen = [`/kill/${kill?.id}`, `/guild/${kill?.attackers[0].guild?.id}`].map(page);
      const cold = await visitAll(site.origin, neverSeen);
      const trial = judge(fault, { ...warmAndOld, cold }, new Map(), LONGEST);
      problems.push(...trial.problems.map((problem) => `${fault.name}: ${problem}`));
    }
    expect(problems).toEqual([]);
  } finally {
    await Promise.all([site.stop(), api.close()]);
  }
});
