import { expect } from '@playwright/test';
import { getVariableValues, introspectionFromSchema, Kind, parse, validate } from 'graphql';
import { withoutOurs } from '#graphql/generations/schema-of.ts';
import { Random } from '#graphql/rules/random.ts';
import { reducedSchema } from '#lib/api/testing/garbled-answers.ts';
import { freePort } from '../lib/server/launch/free-port.mjs';
import { SITE_SCRIPT, startServer } from './servers/child-server.ts';
import { PATIENT } from './servers/plain-environment.ts';
import { SCREENS } from './screens/screens.ts';
import { SITE } from './servers/addresses.ts';
import { ALL_FAULTS, faultsNamed } from './lab/faults/all-faults.ts';
import { type Fault, isIntrospection, openGarblingApi, sendJson } from './lab/faults/garbling-api.ts';
import { answerFault } from './lab/faults/shape-faults.ts';
import { judge, seeAll, trySeen } from './lab/faults/try-fault.ts';
import { type TriedPage, visitAll } from './lab/faults/visits.ts';
import { uncachedKills } from './remote-api/uncached-kills.ts';
import { TRUTH } from './api/site-api.ts';
import { test } from './pages/standing-browser.ts';

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
    const pages = [
      '/',
      '/kills',
      `/kill/${seen.id}`,
      `/guild/${seen.victim.guild?.id}`,
      '/items',
      '/dungeon/160',
    ].map(page);
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

/** The share of the contract that a generated schema lacks. */
const SHARE = 0.1;

/** An API of a schema that lacks what is ours and a random tenth of the contract, and refuses whatever is asked beyond it. */
function schemaFault(seed: number): Fault {
  const offered = withoutOurs(reducedSchema(new Random(`reduced schema ${seed}`), SHARE));
  const introspection = JSON.stringify({ data: introspectionFromSchema(offered) });
  const refusals = (body: string) => {
    const { query, variables = {} }: { query: string; variables?: Record<string, unknown> } =
      JSON.parse(body);
    const document = parse(query);
    const errors = validate(offered, document);
    if (errors.length > 0) return errors;
    return document.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? (getVariableValues(offered, definition.variableDefinitions ?? [], variables).errors ?? [])
        : [],
    );
  };
  return {
    name: `schema ${seed}`,
    cost: 'something',
    respond: async ({ response, body, truth }) => {
      if (isIntrospection(body)) return sendJson(response, introspection);
      const errors = refusals(body);
      if (errors.length > 0) sendJson(response, JSON.stringify({ errors }), 400);
      else sendJson(response, await truth());
    },
  };
}

/** Numbers of generated faults: one of each sort; `npm run lab -- faults:schemas` tries two hundred, or those it names. */
const [first = 1, last = first] = process.env.FAULT_SEEDS?.split('-').map(Number) ?? [];
const seeds = Array.from({ length: last - first + 1 }, (_, at) => first + at);

for (const [what, makeFault] of [
  ['lacks a tenth of the contract', schemaFault],
  ['says random nonsense', answerFault],
] as const) {
  for (const seed of seeds) {
    test(`every kind of page over an API that ${what} has what is left, or is not there: ${seed}`, async () => {
      const api = await openGarblingApi(TRUTH);
      await api.setFault(makeFault(seed));
      const env = { GRAPHQL_ENDPOINT: api.endpoint, LOG_LEVEL: 'silent', ...PATIENT };
      const site = await startServer(SITE_SCRIPT, { env });
      try {
        const screens = SCREENS.filter(({ status, sameLayout }) => status === 200 && !sameLayout);
        const addresses = await Promise.all(screens.map(({ address }) => address()));
        const visits = await visitAll(
          site.origin,
          addresses.map((address) => page(address.replace(SITE, ''))),
        );
        const wrong = visits.filter(({ status, junk }) => ![200, 404].includes(status) || junk !== null);
        expect(wrong.map((visit) => [visit.page.path, visit.status, visit.junk])).toEqual([]);
      } finally {
        await Promise.all([site.stop(), api.close()]);
      }
    });
  }
}
