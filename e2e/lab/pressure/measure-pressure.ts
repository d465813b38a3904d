import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { unseenAddresses, visitOnce } from '../benchmark/visit-once.ts';
import { SITE_SCRIPT, startServer } from '../../servers/child-server.ts';
import { accepted, refused, send, sendSteadily, whileProbing } from './answered.ts';
import { isGood, judgeAnswers, judgeProbes, noneRefused, type Judged } from './judgement.ts';

/*
 * Puts more load on the built site than it can render, and judges what visitors see of it meanwhile.
 *
 *   npm run lab -- pressure                    two minutes of four times the load, then 20 s of that from one client
 *   npm run lab -- pressure --seconds 20 --fill 0    the first for a shorter time, with empty caches
 *   npm run lab -- pressure --only steady --seconds 600    two thirds of the highest rate: no request is refused
 */

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    // Pages that fill the caches before: what grows afterwards is a leak.
    fill: { type: 'string', default: '10000' },
    only: { type: 'string' },
  },
});

const KEPT = ['/kills', '/items', '/credits', '/'];
const WARM_UP = 300;
const CONNECTIONS = 8;
const TIMES = 4;
/** The share of the highest rate that is no pressure. */
const STEADY = 2 / 3;
/** Seconds of every load but the first and the steady one, and after each until the site is asked whether it is well. */
const SHORT = 20;
const REST = 5;
/** The number of clients that the visitors of the first load and the steady one are divided among. */
const CLIENTS = 500;
/** Pages that the other loads need. */
const RESERVE = 12_000;

const site = await startServer(SITE_SCRIPT, {
  env: {
    DATA_DIR: '.data/pressure',
    WORLD_SEED: 'e2e',
    // Two minutes of four times the load take more addresses than the usual world has.
    WORLD_SCALE: '3',
    TRUSTED_PROXIES: 'loopback',
    // As it is operated, and not as for tests, which wait for everything.
    RENDER_WAIT_MS: '',
  },
});
const api = `${site.origin}/graphql`;
const unseen = (
  await Promise.all((['kill', 'character'] as const).map((kind) => unseenAddresses(api, kind, 60_000)))
)
  .flat()
  .map((path) => site.origin + path);
const take = (count: number) => unseen.splice(0, count);
const pathsOf = (addresses: readonly string[]) => addresses.map((address) => new URL(address).pathname);
const client = (index: number) => ({ 'x-forwarded-for': `10.0.${Math.floor(index / 250)}.${index % 250}` });

await visitOnce(site, pathsOf(take(WARM_UP)), CONNECTIONS);
const { perSecond } = await visitOnce(site, pathsOf(take(WARM_UP)), CONNECTIONS);
process.stdout.write(
  `${unseen.length} unseen pages, of which ${perSecond.toFixed(1)} a second are rendered\n\n`,
);
await visitOnce(site, pathsOf(take(Number(values.fill))), CONNECTIONS);
for (const path of KEPT) await send(site.origin + path);

const LOADS: Readonly<Record<string, () => Promise<void>>> = {
  overload: async () => {
    const { result, ...probes } = await byManyClients(TIMES * perSecond);
    const figures = [...judgeAnswers(result), ...judgeProbes(probes)];
    await tell(`${TIMES} times what is rendered, ${CLIENTS} clients, for ${values.seconds} s`, figures, [
      ['pages asked for', result.length],
      ['accepted', accepted(result).length],
      ['refused', refused(result).length],
      ['MB at most', Math.max(...probes.memory)],
    ]);
  },
  greedy: () =>
    beside('All of that of one client', async () => {
      await sendSteadily(take(SHORT * TIMES * Math.round(perSecond)), TIMES * perSecond, () => client(0));
    }),
  steady: async () => {
    const { result, ...probes } = await byManyClients(STEADY * perSecond);
    const figures = [...judgeAnswers(result), noneRefused(result), ...judgeProbes(probes)];
    await tell(`Two thirds of what is rendered, ${CLIENTS} clients, for ${values.seconds} s`, figures, [
      ['pages asked for', result.length],
      ['MB at most', Math.max(...probes.memory)],
    ]);
  },
};

const wanted = values.only?.split(',') ?? Object.keys(LOADS).filter((name) => name !== 'steady');
for (const name of wanted) await LOADS[name]?.();
await site.stop();
process.exit();

/** Requests unseen pages at a rate, as many visitors would. */
async function byManyClients(rate: number) {
  const addresses = take(Math.round(Number(values.seconds) * rate));
  if (unseen.length < RESERVE) throw new Error('The world has too few pages for a load this long.');
  return whileProbing(site, KEPT, () => sendSteadily(addresses, rate, (index) => client(index % CLIENTS)));
}

/** Judges the answers to another client, who requests an unseen page a second during a load of odd clients. */
async function beside(title: string, load: () => Promise<void>): Promise<void> {
  const visitors = take(SHORT);
  const { result, ...probes } = await whileProbing(site, KEPT, async () => {
    const [answers] = await Promise.all([sendSteadily(visitors, 1, () => client(1)), load()]);
    return answers;
  });
  const figures = [...judgeAnswers(result), noneRefused(result), ...judgeProbes(probes)];
  await tell(`${title}, beside one with a page a second`, figures, [
    ['MB at most', Math.max(...probes.memory)],
  ]);
}

/** Prints a table, with what the site is like a few seconds later. */
async function tell(title: string, judged: readonly Judged[], notes: [string, number][] = []): Promise<void> {
  await sleep(REST * 1_000);
  const after = await Promise.all(take(3).map((address) => send(address)));
  const well: Judged = {
    what: `three unseen pages ${REST} s later, ms`,
    value: accepted(after).length === after.length ? Math.max(...after.map(({ took }) => took)) : NaN,
    most: 1_000,
  };
  const all = [...judged, well];
  console.log(title);
  console.table([
    ...all.map((one) => ({ ...one, value: Math.round(one.value), kept: isGood(one) ? '✓' : '✗' })),
    ...notes.map(([what, value]) => ({ what, value: Math.round(value) })),
  ]);
  if (!all.every(isGood)) process.exitCode = 1;
}
