import { expect, test } from '@playwright/test';

import { freePort } from '../lib/server/launch/free-port.mjs';
import { SITE_SCRIPT, startServer } from './servers/child-server.ts';
import { ALL_FAULTS, faultsNamed } from './lab/faults/all-faults.ts';
import { openGarblingApi } from './lab/faults/garbling-api.ts';
import { judge, seeAll, trySeen } from './lab/faults/try-fault.ts';
import { type TriedPage, visitAll } from './lab/faults/visits.ts';
import { uncachedKills } from './remote-api/uncached-kills.ts';
import { TRUTH } from './api/site-api.ts';

/** One of each sort; `FAULTS=all npm run e2e -- e2e/faults.spec.ts` tries all of them. */
const ONE_OF_EACH_SORT = faultsNamed([
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
const FAULTS = process.env.FAULTS === 'all' ? ALL_FAULTS : ONE_OF_EACH_SORT;

/** Milliseconds; only what hangs is wrong, since the machine may be busy. */
const LONGEST = 60_000;

const page = (path: string): TriedPage => ({ path, showsData: true });

test('a site over an API that goes wrong shows what it has seen, with its age, and never breaks', async () => {
  test.setTimeout(FAULTS.length * 30_000);
  const api = await openGarblingApi(TRUTH);
  const clockPort = await freePort();
  const site = await startServer(SITE_SCRIPT, {
    imports: ['./e2e/remote-api/adjustable-clock.ts'],
    env: { GRAPHQL_ENDPOINT: api.endpoint, CLOCK_PORT: String(clockPort), LOG_LEVEL: 'silent' },
  });
  const faulty = { origin: site.origin, clock: `http://127.0.0.1:${clockPort}`, api };
  try {
    const [seen, ...unseen] = await uncachedKills(44);
    const pages = ['/', '/kills', `/kill/${seen.id}`, `/guild/${seen.victim.guild?.id}`, '/items'].map(page);
    const words = new Map((await seeAll(faulty, pages)).map((visit) => [visit.page.path, visit.words]));

    const problems: string[] = [];
    for (const [index, fault] of FAULTS.entries()) {
      const kill = unseen[index % unseen.length];
      const warmAndOld = await trySeen(faulty, fault, pages);
      const neverSeen = [`/kill/${kill?.id}`, `/guild/${kill?.attackers[0].guild?.id}`].map(page);
      const cold = await visitAll(site.origin, neverSeen);
      const trial = judge(fault, { ...warmAndOld, cold }, words, LONGEST);
      problems.push(...trial.problems.map((problem) => `${fault.name}: ${problem}`));
    }
    expect(problems).toEqual([]);
  } finally {
    await Promise.all([site.stop(), api.close()]);
  }
});
