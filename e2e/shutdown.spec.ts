import { spawn, type ChildProcess } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { fetchPage, requestText } from './api/http-client.ts';
import { SITE_PORT } from './servers/addresses.ts';
import { PATIENT, STANDING_CLOCK } from './servers/plain-environment.ts';
import { test } from './pages/standing-browser.ts';

const ROOT = join(import.meta.dirname, '..');
const DATA_DIR = join('.data', `e2e-shutdown-${SITE_PORT}`);

let server: ChildProcess | undefined;

test.afterEach(async () => {
  server?.kill('SIGKILL');
  await rm(join(ROOT, DATA_DIR), { recursive: true, force: true });
});

/** Starts a site over the smallest world, and returns its address. */
async function startSite(): Promise<{ site: string; exited: Promise<number | null> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'lib/server/launch/serve.ts'], {
    cwd: ROOT,
    // A separate process group, to signal all its processes at once.
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...STANDING_CLOCK,
      ...PATIENT,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      WORLD_SCALE: '0.01',
      DATA_DIR,
    },
  });
  server = child;
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const site = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (line) => {
      const address = /ready on (http:\S+)/.exec(String(line))?.[1];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error('the site did not start')));
  });
  return { site, exited };
}

async function databaseProcess(): Promise<number> {
  return JSON.parse(await readFile(join(ROOT, DATA_DIR, 'owner.lock'), 'utf8')).pid;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Uncached pages of a new site: each queries the database. */
const UNSEEN = ['/kills', '/items', '/quests', '/creatures'];

/** Others of the same kinds: what is under way has ten seconds, which are not for loading what renders it. */
const SEEN = ['/kills?soloOnly=true', '/items?query=of', '/quests?name=of', '/creatures?name=wolf'];

test('SIGTERM to all processes finishes the pages under way, and ends server and database whatever connections are open', async () => {
  const { site, exited } = await startSite();
  for (const path of SEEN) expect((await fetchPage(site + path)).status).toBe(200);
  const database = await databaseProcess();
  expect(isRunning(database)).toBe(true);
  const { port } = new URL(site);
  for (const bytes of [
    '',
    'GET / HT',
    requestText('GET', '/nowhere', { connection: 'Upgrade', upgrade: 'websocket' }),
    requestText('POST', '/nowhere', { connection: 'Upgrade', upgrade: 'h2c' }),
  ]) {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    socket.on('error', () => undefined);
  }
  expect((await fetchPage(`${site}/credits`)).status).toBe(200);
  const pages = UNSEEN.map((path) => fetchPage(site + path));
  // A later request was answered, so these have arrived.
  await fetchPage(`${site}/healthz`);
  // As service managers do.
  process.kill(-(server?.pid ?? 0), 'SIGTERM');
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual(UNSEEN.map(() => 200));
  expect(await exited).toBe(0);
  expect(isRunning(database)).toBe(false);
});
