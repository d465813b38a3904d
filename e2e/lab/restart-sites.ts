import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '../../lib/server/launch/free-port.mjs';
import { type ChildServer, SITE_SCRIPT, startServer } from '../servers/child-server.ts';

/*
 * Restarts two sites behind nginx with the project's own configuration, by turns, while visitors send 600 requests for
 * pages and to the API, or more; exit code 1 where one of them fails. Needs nginx, as root.
 * After a build: npm run lab -- restarts [restarts] [configuration]
 */

const [restarts = '10', configuration = 'lib/server/deploy/proxy.conf'] = process.argv.slice(2);
const PATHS = ['/', '/kills', '/kills.json', '/guilds', '/leaderboard', '/search/a', '/graphql'];
const QUERY = '{"query":"{ kills(first: 1) { nodes { id } } }"}';

const ports = [await freePort(), await freePort()] as const;
const sites = await Promise.all([start(0), start(1)]);
const origin = `http://127.0.0.1:${await openProxy()}`;

const answers = new Map<string, number>();
let requests = 0;
const areFew = () => requests < 600;
const over = new AbortController();
const visits = Promise.all([visit(), visit(), visit(), visit()]);
let turn = 0;
for (; turn < Number(restarts) || areFew(); turn += 1) {
  const at = turn % 2 === 0 ? 0 : 1;
  await sites[at].stop();
  sites[at] = await start(at);
}
over.abort();
await visits;
console.log(`${requests} requests during ${turn} restarts:`, Object.fromEntries(answers));
await Promise.all(sites.map((site) => site.stop()));
process.exit(answers.size === 1 && answers.has('200') ? 0 : 1);

function start(at: 0 | 1): Promise<ChildServer> {
  // A slow machine is no failure here.
  const patience = { API_TIMEOUT_MS: '20000', RENDER_WAIT_MS: '20000' };
  const env = { WORLD_SEED: 'e2e', DATA_DIR: `.data/behind/${at}`, ...patience };
  return startServer(SITE_SCRIPT, { env, port: ports[at] });
}

/** Starts nginx, which ends with this process, and returns its port. */
async function openProxy(): Promise<number> {
  const port = await freePort();
  const server = (await readFile(configuration, 'utf8'))
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replaceAll('site-one:3000', `127.0.0.1:${ports[0]}`)
    .replaceAll('site-two:3000', `127.0.0.1:${ports[1]}`);
  const http = `access_log off; error_log stderr crit;\n${server}`;
  const folder = resolve('.data/behind');
  await writeFile(`${folder}/nginx.conf`, `events {}\npid nginx.pid;\ndaemon off;\nhttp { ${http} }\n`);
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], { stdio: 'inherit' });
  process.once('exit', () => nginx.kill());
  await wait(1_000);
  return port;
}

async function visit(): Promise<void> {
  while (!over.signal.aborted) {
    requests += 1;
    const answer = await ask(PATHS[requests % PATHS.length] ?? '/').catch(String);
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    await wait(200);
  }
}

/** Sends a request, and returns the status of its answer. */
async function ask(path: string): Promise<string> {
  const query = { method: 'POST', headers: { 'content-type': 'application/json' }, body: QUERY };
  const response = await fetch(origin + path, path === '/graphql' ? query : {});
  return (await response.text()).includes('"errors"') ? 'errors' : String(response.status);
}
