import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../lib/server/launch/free-port.mjs';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** The commands of WebDriver that the walk needs: its names in Firefox, and its paths over HTTP. */
const PATHS = {
  Navigate: 'url',
  ExecuteScript: 'execute/sync',
  PerformActions: 'actions',
  SetWindowRect: 'window/rect',
} as const;

export interface Engine {
  readonly name: string;
  readonly send: (command: keyof typeof PATHS, parameters: object) => Promise<unknown>;
  readonly close: () => void;
}

/** Firefox by Marionette, the protocol that geckodriver translates WebDriver to. */
export async function openFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'war-ledger-firefox-'));
  const port = await freePort();
  writeFileSync(join(profile, 'user.js'), `user_pref('marionette.port', ${port});`);
  const stop = start('firefox-esr', ['--headless', '--marionette', '--no-remote', '--profile', profile]);
  const socket = await untilThere(() => connect(port));
  const answers = new Map<number, (answer: readonly unknown[]) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (piece) => {
    received = Buffer.concat([received, piece]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) return;
      const message: unknown = JSON.parse(String(received.subarray(colon + 1, end)));
      received = received.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) answers.get(message[1])?.(message);
    }
  });
  const ask = (name: string, parameters: object) =>
    new Promise<unknown>((resolve, reject) => {
      const id = answers.size;
      answers.set(id, ([, , error, result]) =>
        error ? reject(new Error(JSON.stringify(error))) : resolve(valueOf(result)),
      );
      const message = JSON.stringify([0, id, `WebDriver:${name}`, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  await ask('NewSession', {});
  return {
    name: 'Firefox',
    send: ask,
    close: () => {
      socket.destroy();
      stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** WebKitGTK's small browser by its WebDriver, on a screen in memory. */
export async function openWebKit(): Promise<Engine> {
  const port = await freePort();
  const stop = start('xvfb-run', [
    '--auto-servernum',
    '--server-args=-screen 0 1400x900x24',
    'WebKitWebDriver',
    `--port=${port}`,
  ]);
  const ask = async (path: string, body: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const value = valueOf(await response.json());
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const session = await untilThere(() => ask('', { capabilities: {} }));
  const id = String(Object(session).sessionId);
  return {
    name: 'WebKitGTK',
    send: (command, parameters) => ask(`/${id}/${PATHS[command]}`, parameters),
    close: stop,
  };
}

const valueOf = (result: unknown): unknown => Object(result).value;

/** Starts a program that ends with this one, along with whatever it starts. */
function start(program: string, args: readonly string[]): () => void {
  const { pid } = spawn(program, args, { stdio: 'ignore', detached: true });
  const stop = () => {
    process.off('exit', stop);
    if (pid !== undefined) process.kill(-pid);
  };
  process.once('exit', stop);
  return stop;
}

const connect = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1', () => resolve(socket)).once('error', reject);
  });

/** Tries again until a program that was started is there. */
async function untilThere<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (let tries = 100; ; tries -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === 0) throw error;
      await wait(300);
    }
  }
}

/** The address to which pages report what goes wrong in them. */
const REPORTS = '/reported-problems';

/** Runs before all other scripts of a page. */
const REPORTER = `{
  const report = (...texts) => navigator.sendBeacon('${REPORTS}', texts.join(' '));
  addEventListener('error', ({ message, target }) => report(message ?? 'not loaded: ' + (target.src || target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => report('rejected:', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => report(violatedDirective, blockedURI));
  for (const level of ['error', 'warn']) {
    const { [level]: write } = console;
    console[level] = (...texts) => { report(level + ':', ...texts); write.apply(console, texts); };
  }
};`;

/** Headers that are about the connection to the site, or about a body as it was. */
const OWN = new Set(['content-length', 'content-encoding', 'transfer-encoding', 'connection', 'keep-alive']);

/**
 * Serves a site to browsers that have no way to run a script before those of a page: each page gets one more script at
 * its beginning, which its content security policy names.
 * @param before a script to run before that
 */
export async function watchSite(site: string, before = '') {
  const problems: string[] = [];
  const script = REPORTER + before;
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const server = createServer(async (request, response) => {
    if (request.url === REPORTS) {
      problems.push(await text(request));
      response.writeHead(204).end();
      return;
    }
    const { accept = '*/*', ...headers } = request.headers;
    const answer = await fetch(`${site}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { ...plain(headers), accept, 'accept-encoding': 'identity' },
      body: request.method === 'POST' ? await text(request) : null,
      redirect: 'manual',
    });
    if (answer.status >= 400) problems.push(`${answer.status} ${request.url}`);
    for (const [name, value] of answer.headers) {
      if (!OWN.has(name)) response.setHeader(name, value.replace('script-src ', `script-src ${hash} `));
    }
    response.statusCode = answer.status;
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    if (isPage) response.end((await answer.text()).replace('<head>', `<head><script>${script}</script>`));
    else response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Returns the problems that were reported since the call before. */
    takeProblems: () => problems.splice(0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The headers of a request that say what is asked for. */
const plain = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' &&
        !/^(?:connection|content-length|host|if-.*|keep-alive|upgrade.*)$/.test(entry[0]),
    ),
  );
