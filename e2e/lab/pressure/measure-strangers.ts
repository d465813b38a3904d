import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { unseenAddresses } from '../benchmark/visit-once.ts';
import { cpuTimeOf, ROOT, SITE_SCRIPT, startServer } from '../../servers/child-server.ts';
import { accepted, type Answered, send, sendSteadily, timeOf } from './answered.ts';
import type { Answers } from './insisting.ts';
import type { Order, Wish } from './walk-insisting.ts';

/*
 * Measures what a visitor waits for before, while and after others ask for the next page at once after each answer,
 * whatever it says: one client with fifty connections, then fifty clients with one.
 *
 *   npm run lab -- strangers                         on a site of its own
 *   npm run lab -- strangers --port 3000 --pid 4711  on one that runs, with TRUSTED_PROXIES=loopback
 */

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    pid: { type: 'string' },
    seconds: { type: 'string', default: '15' },
    wish: { type: 'string', multiple: true },
  },
});

const WISHES: readonly Wish[] = ['unknown kills', 'builds', 'unseen pages'];
const CROWDS = [
  { title: 'one client, 50 connections', clients: 1, connections: 50 },
  { title: '50 clients, 1 connection', clients: 50, connections: 1 },
] as const;

/** Requests a second of each kind by the visitor, and seconds of the quiet before and after. */
const PER_SECOND = 5;
const QUIET = 8;
/** Milliseconds from the end of the crowd until it is quiet. */
const REST = 1_000;
const WARM_UP = 150;
/** Unseen pages that the crowd asks for in turn, and that the visitor asks for once each. */
const KILLS = 1_500;
const PAGES = WARM_UP + (2 * QUIET + Number(values.seconds)) * PER_SECOND * CROWDS.length * WISHES.length;
const KEPT = '/kills';
const VISITOR = { 'x-forwarded-for': '198.51.100.1' };

const { port, pid, stop } = await siteToMeasure();
const origin = `http://127.0.0.1:${port}`;
const api = `${origin}/graphql`;
const kills = await unseenAddresses(api, 'kill', KILLS);
const unseen = [...(await unseenAddresses(api, 'character', PAGES))];
const take = (count: number) => unseen.splice(0, count).map((path) => origin + path);

// Many visitors, so that no limit of one is reached.
const many = (at: number) => ({ 'x-forwarded-for': `192.0.2.${at % 250}` });
await sendSteadily(take(WARM_UP), 10, many);
await send(origin + KEPT, undefined, VISITOR);

for (const crowd of CROWDS) {
  for (const wish of WISHES.filter((one) => values.wish?.includes(one) ?? true)) await measure(crowd, wish);
}
await stop();
process.exit();

/** Starts a site as it is operated, or takes the one that is named. */
async function siteToMeasure() {
  if (values.port) return { port: Number(values.port), pid: Number(values.pid), stop: async () => undefined };
  const data = { DATA_DIR: '.data/strangers', WORLD_SEED: 'e2e', TRUSTED_PROXIES: 'loopback' };
  const site = await startServer(SITE_SCRIPT, {
    env: { ...data, RENDER_WAIT_MS: '', CLIENT_LIMITS: '' },
  });
  return { port: Number(new URL(site.origin).port), pid: site.pid, stop: site.stop };
}

/** Prints what the visitor waits for before, while and after a crowd insists. */
async function measure({ title, ...crowd }: (typeof CROWDS)[number], wish: Wish): Promise<void> {
  const before = await visit(QUIET);
  const seconds = Number(values.seconds);
  const worked = cpuTimeOf(pid, false);
  const order: Order = {
    ...crowd,
    port,
    wish,
    unseen: kills,
    milliseconds: seconds * 1_000,
  };
  const [during, answers] = await Promise.all([visit(seconds), insistFor(order)]);
  const work = cpuTimeOf(pid, false) - worked;
  await sleep(REST);
  const after = await visit(QUIET);
  console.log(`${title}: ${wish}`);
  console.table({ before: figuresOf(before), during: figuresOf(during), after: figuresOf(after) });
  console.log(
    `${answersInWords(answers)}; the site worked ${Math.round(work / seconds / 10)} % of the time\n`,
  );
}

/** Asks for an unseen page and a kept one, so many times a second. */
async function visit(seconds: number): Promise<Record<'unseen' | 'kept', readonly Answered[]>> {
  const addresses = take(seconds * PER_SECOND);
  const again = addresses.map(() => origin + KEPT);
  const [unseenAnswers, kept] = await Promise.all([
    sendSteadily(addresses, PER_SECOND, () => VISITOR),
    // Between the others: one that comes at the same time as an unseen page waits for that.
    sleep(500 / PER_SECOND).then(() => sendSteadily(again, PER_SECOND, () => VISITOR)),
  ]);
  return { unseen: unseenAnswers, kept };
}

function figuresOf(visit: Record<'unseen' | 'kept', readonly Answered[]>) {
  return {
    'unseen, median ms': Math.round(timeOf(accepted(visit.unseen), 0.5)),
    'p90 ms': Math.round(timeOf(accepted(visit.unseen), 0.9)),
    'unseen refused': visit.unseen.length - accepted(visit.unseen).length,
    'kept, median ms': Math.round(timeOf(accepted(visit.kept), 0.5) * 10) / 10,
    'kept, p90 ms': Math.round(timeOf(accepted(visit.kept), 0.9) * 10) / 10,
    'kept refused': visit.kept.length - accepted(visit.kept).length,
  };
}

async function insistFor(order: Order): Promise<Answers> {
  const script = join(ROOT, 'e2e/lab/pressure/walk-insisting.ts');
  const args = ['--import', 'tsx', script, JSON.stringify(order)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT });
  return JSON.parse(stdout);
}

function answersInWords(answers: Answers): string {
  const counts = Object.entries(answers).map(([status, count]) => `${count} × ${status}`);
  return `They got ${counts.join(', ')}`;
}
