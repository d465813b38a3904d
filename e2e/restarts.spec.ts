import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { freePort } from '../lib/server/launch/free-port.mjs';
import { type ChildServer, SITE_SCRIPT, startServer } from './servers/child-server.ts';
import { test } from './pages/standing-browser.ts';

/** `npm run lab -- restarts 10` restarts sites ten times; it needs nginx, as root. */
const RESTARTS = Number(process.env.RESTARTS || 0);
const CONFIGURATION = 'lib/server/deploy/proxy.conf';
const FEWEST_REQUESTS = 600;
const PATHS = ['/', '/kills', '/kills.json', '/guilds', '/leaderboard', '/search/a', '/graphql'];
const QUERY = '{"query":"{ kills(first: 1) { nodes { id } } }"}';

const closers: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Starts a site whose number is that of its data. A slow machine is no failure here. */
function startSite(at: number, port: number): Promise<ChildServer> {
  const patience = { API_TIMEOUT_MS: '20000', RENDER_WAIT_MS: '20000' };
  const env = { WORLD_SEED: 'e2e', DATA_DIR: `.data/behind/${at}`, ...patience };
  return startServer(SITE_SCRIPT, { env, port });
}

/** Starts nginx with the project's own configuration, and returns its address. */
async function openProxy(one: number, two: number): Promise<string> {
  const port = await freePort();
  const server = (await readFile(CONFIGURATION, 'utf8'))
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replaceAll('site-one:3000', `127.0.0.1:${one}`)
    .replaceAll('site-two:3000', `127.0.0.1:${two}`);
  const http = `access_log off; error_log stderr crit;\n${server}`;
  const folder = resolve('.data/behind');
  await writeFile(`${folder}/nginx.conf`, `events {}\npid nginx.pid;\ndaemon off;\nhttp { ${http} }\n`);
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], { stdio: 'inherit' });
  closers.push(() => nginx.kill());
  await wait(1_000);
  return `http://127.0.0.1:${port}`;
}

/** Sends a request, and returns the status of its answer. */
async function ask(origin: string, path: string): Promise<string> {
  const query = { method: 'POST', headers: { 'content-type': 'application/json' }, body: QUERY };
  const response = await fetch(origin + path, path === '/graphql' ? query : {});
  return (await response.text()).includes('"errors"') ? 'errors' : String(response.status);
}

test('two sites behind nginx are restarted by turns, and no request fails', async () => {
  test.skip(RESTARTS === 0, 'asked for by npm run lab -- restarts');
  test.setTimeout(0);
  const ports = [await freePort(), await freePort()] as const;
  const sites = await Promise.all(ports.map((port, at) => startSite(at, port)));
  closers.push(() => Promise.all(sites.map((site) => site.stop())));
  const origin = await openProxy(...ports);

  const answers: string[] = [];
  const over = new AbortController();
  const visits = Array.from({ length: 4 }, async () => {
    while (!over.signal.aborted) {
      const path = PATHS[answers.length % PATHS.length] ?? '/';
      answers.push(await ask(origin, path).catch(String));
      await wait(200);
    }
  });
  for (let turn = 0; turn < RESTARTS || answers.length < FEWEST_REQUESTS; turn += 1) {
    const at = turn % 2;
    await sites[at]?.stop();
    sites[at] = await startSite(at, ports[at] ?? 0);
  }
  over.abort();
  await Promise.all(visits);
  expect([...new Set(answers)]).toEqual(['200']);
});
