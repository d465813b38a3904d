import { join } from 'node:path';
import { getVariableValues, introspectionFromSchema, Kind, parse, validate } from 'graphql';
import { Random } from '#graphql/rules/random.ts';
import { SITE_SCRIPT, startServer } from '../../servers/child-server.ts';
import { PATIENT } from '../../servers/plain-environment.ts';
import { kindOf, walkSite } from '../../walk/walk.ts';
import { GENERATIONS_API, GENERATIONS_API_PORT, SITE_PORT } from '../../servers/addresses.ts';
import { openGarblingApi, type Fault, isIntrospection, sendJson } from './garbling-api.ts';
import { type TriedPage, type Visit, visitAll } from './visits.ts';
import { answerFault } from './shape-faults.ts';
import { reducedSchema } from '#lib/api/testing/garbled-answers.ts';

/** The share of the contract that a generated schema lacks. */
const SHARE = 0.1;

/** An API of a schema that lacks a random tenth of the contract, and refuses whatever is asked beyond it. */
function schemaFault(seed: number): Fault {
  const offered = reducedSchema(new Random(`reduced schema ${seed}`), SHARE);
  const introspection = JSON.stringify({ data: introspectionFromSchema(offered) });
  const refusals = (body: string) => {
    const { query, variables = {} }: { query: string; variables?: Record<string, unknown> } =
      JSON.parse(body);
    const document = parse(query);
    const errors = validate(offered, document);
    if (errors.length > 0) return errors;
    const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    return operations.flatMap((operation) => {
      const given = 'variableDefinitions' in operation ? operation.variableDefinitions : undefined;
      return getVariableValues(offered, given ?? [], variables).errors ?? [];
    });
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

/*
 * Shows every kind of page over generated APIs: some lack a random tenth of the contract, others say random nonsense.
 * A page has what is left, or says that the API has nothing for it. After a build, with how many and the first one's
 * number: npm run lab -- faults:schemas [200] [0], npm run lab -- faults:answers [200] [0]. Exit code 1 where a page is not
 * as it should.
 */

const FAULTS = new Map([
  ['schemas', schemaFault],
  ['answers', answerFault],
]);

const [kind = '', ...numbers] = process.argv.slice(2);
const [count = 200, first = 0] = numbers.map(Number);
const makeFault = FAULTS.get(kind);
if (!makeFault) throw new Error(`One of ${[...FAULTS.keys()].join(', ')} is generated, not "${kind}"`);

const truth = await startServer('e2e/generations/generations-api.ts', {
  port: GENERATIONS_API_PORT,
  env: { DATA_DIR: join('.data', `e2e-${GENERATIONS_API_PORT}`), WORLD_SEED: 'e2e', ...PATIENT },
});
const api = await openGarblingApi(`${GENERATIONS_API}/2026-01`);
const pages = await knownPages();

let wrong = 0;
for (let seed = first; seed < first + count; seed += 1) {
  await api.setFault(makeFault(seed));
  const site = await startServer(SITE_SCRIPT, { env: siteEnv() });
  const visits = await visitAll(site.origin, pages);
  await site.stop();
  const problems = visits.flatMap(problemOf);
  wrong += problems.length;
  const missing = visits.filter(({ status }) => status === 404).length;
  process.stdout.write(`${kind} ${seed}: ${visits.length - missing} pages, ${missing} not there\n`);
  for (const problem of problems) process.stdout.write(`  ${problem}\n`);
}
process.stdout.write(`${count} ${kind}, ${pages.length} pages each, ${wrong} wrong\n`);
process.exitCode = wrong > 0 ? 1 : 0;
await Promise.all([truth.stop(), api.close()]);

/** The first page of each kind that the links of the site lead to. */
async function knownPages(): Promise<readonly TriedPage[]> {
  const site = await startServer(SITE_SCRIPT, { port: SITE_PORT, env: siteEnv() });
  const { visits } = await walkSite(['/']);
  await site.stop();
  const samples = new Map<string, string>();
  for (const { path, status } of visits) {
    const kind = kindOf(path);
    if (status === 200 && kind !== undefined && !path.includes('?') && !samples.has(kind))
      samples.set(kind, path);
  }
  return Array.from(samples.values(), (path) => ({ path, showsData: true }));
}

function siteEnv() {
  return { GRAPHQL_ENDPOINT: api.endpoint, LOG_LEVEL: 'silent', ...PATIENT };
}

function problemOf({ page: { path }, status, junk }: Visit): readonly string[] {
  if (status !== 200 && status !== 404) return [`${path}: status ${status}`];
  return junk === null ? [] : [`${path}: "${junk}"`];
}
