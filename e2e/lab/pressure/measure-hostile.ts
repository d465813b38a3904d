import { parseArgs } from 'node:util';

import { Random } from '../../../graphql/world/random.ts';
import { startServer } from '../../servers/child-server.ts';
import { markdownTable } from '../benchmark/markdown-table.ts';
import { percentile } from '../benchmark/percentile.ts';
import { SITE_SCRIPT } from '../benchmark/start-servers.ts';
import { addressAttack } from './hostile/address-attacks.ts';
import type { Attack, MakeAttack } from './hostile/attack.ts';
import { bodyAttack, queryAttack } from './hostile/body-attacks.ts';
import { headerAttack, noiseAttack, pipelineAttack, upgradeAttack } from './hostile/header-attacks.ts';
import { faultOf } from './hostile/judge-attack.ts';
import { sendAttack } from './hostile/send-attack.ts';

/*
 * Sends the built site what no honest visitor would, generated from seeds: addresses, headers, bodies, queries,
 * pipelines, upgrades and noise. No answer may be an error, or take more than 250 ms; one that does is sent again by
 * itself, since many at once also wait for each other.
 *
 *   npm run lab -- pressure:hostile                          10,000 from each of two seeds
 *   npm run lab -- pressure:hostile --count 500 --seeds three
 */

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    seeds: { type: 'string', default: 'one,two' },
  },
});

const AT_ONCE = 4;
const TRIES = 3;
const MOST_TOLD = 20;

const KINDS: readonly (readonly [name: string, make: MakeAttack])[] = [
  ['addresses', addressAttack],
  ['headers', headerAttack],
  ['bodies', bodyAttack],
  ['queries', queryAttack],
  ['pipelines', pipelineAttack],
  ['upgrades', upgradeAttack],
  ['noise', noiseAttack],
];

const site = await startServer(SITE_SCRIPT, {
  isQuiet: true,
  env: { DATA_DIR: '.data/pressure-hostile', WORLD_SEED: 'e2e', WORLD_SCALE: '0.05', RENDER_WAIT_MS: '' },
});
const port = Number(new URL(site.origin).port);
// The process that answers clients of the API is started by the first query.
await fetch(`${site.origin}/graphql?query={__typename}`, { headers: { accept: 'application/json' } });

const times = new Map(KINDS.map(([name]) => [name, [] as number[]]));
const faults: string[] = [];
for (const seed of values.seeds.split(',')) await sendAll(seed, Number(values.count));
const isThere = await fetch(`${site.origin}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
if (!isThere) faults.push('the site is gone');
await site.stop();

process.stdout.write(
  markdownTable({
    title: `${values.count} hostile requests from each of the seeds ${values.seeds}`,
    columns: ['Kind', 'Sent', 'Median ms', 'p99 ms', 'Most ms'],
    rows: Array.from(times, ([name, all]) => [name, all.length, ...timesOf(all)]),
  }),
);
// What is late may be so since the machine has other things to do.
const told = faults.toSorted((one, other) => Number(isLate(one)) - Number(isLate(other)));
process.stdout.write(`${faults.filter(isLate).length} of ${faults.length} faults are late answers\n`);
for (const fault of told.slice(0, MOST_TOLD)) process.stdout.write(`${fault}\n`);
process.exit(faults.length === 0 ? 0 : 1);

async function sendAll(seed: string, count: number): Promise<void> {
  let number = 0;
  const sendOneAfterTheOther = async () => {
    while (number < count) {
      const at = (number += 1);
      const random = new Random(`hostile ${seed} ${at}`);
      const [name, make] = KINDS[at % KINDS.length] ?? ['addresses', addressAttack];
      await sendOne(`${seed} ${at}`, name, make(random));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendOneAfterTheOther));
}

async function sendOne(place: string, name: string, attack: Attack): Promise<void> {
  let outcome = await sendAttack(port, attack);
  times.get(name)?.push(outcome.took);
  for (let tries = 1; tries < TRIES && faultOf(attack, outcome)?.startsWith('takes'); tries += 1) {
    outcome = await sendAttack(port, attack);
  }
  const fault = faultOf(attack, outcome);
  if (fault) faults.push(`${place}: ${fault}: ${attack.kind} ${outcome.statuses.join(' ')}`);
}

/** Median, p99 and the longest. */
function timesOf(all: readonly number[]): readonly number[] {
  return [0.5, 0.99, 1].map((at) => percentile(all, at));
}

function isLate(fault: string): boolean {
  return fault.includes(': takes ');
}
