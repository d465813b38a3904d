import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { childEnv } from '../../lib/server/launch/command-env.mjs';
import { freePort } from '../../lib/server/launch/free-port.mjs';
import { PLAIN_ENVIRONMENT } from './plain-environment.ts';

/** Node's options of `npm start`, and those that load TypeScript. */
const SERVER_FLAGS = ['--max-semi-space-size=32', '--import', 'tsx'];

/** Milliseconds of a tick in which Linux counts the time of processes. */
const TICK = 10;

/**
 * Milliseconds that processors have worked so far for a process; NaN where the system does not tell.
 * @param withStarted true to add all that it has started, such as a database
 */
export function cpuTimeOf(pid: number | undefined, withStarted = true): number {
  const folder = `/proc/${pid}`;
  if (!existsSync(folder)) return NaN;
  // The name, in parentheses, may hold anything. The fields after it begin with the third one.
  const fields = readFileSync(`${folder}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const own = (Number(fields[11]) + Number(fields[12])) * TICK;
  if (!withStarted) return own;
  const children = readdirSync(`${folder}/task`).flatMap((task) =>
    (readFileSync(`${folder}/task/${task}/children`, 'utf8').match(/\d+/g) ?? []).map(Number),
  );
  return children.reduce((sum, child) => sum + cpuTimeOf(child), own);
}

/** The script that starts the site, from the project's folder. */
export const SITE_SCRIPT = 'lib/server/launch/serve.ts';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '../..');

export interface ChildServer {
  readonly origin: string;
  /** The id of its process. */
  readonly pid: number | undefined;
  /** Returns its current memory, in MB of 1,000,000 bytes. */
  readonly memory: () => number;
  /**
   * Milliseconds that processors have worked for it and what it has started, such as its database; NaN where the system
   * does not tell.
   */
  readonly cpuTime: () => number;
  /** Asks it to stop, and waits until it has. */
  readonly stop: () => Promise<void>;
}

export interface ServerOptions {
  /** Files that are loaded before the script. */
  readonly imports?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Any free one where it is left out. */
  readonly port?: number;
  /** Throws away what it writes about failures that are meant to happen. */
  readonly isQuiet?: boolean;
}

/** Milliseconds after which a server that neither is ready nor ends hangs. The sample world may have to be made first. */
const START_TIMEOUT = 900_000;
const PAUSE = 50;

/**
 * Starts a server of the project in a separate process that ends with this one, and waits until it is ready. One that
 * ends without being asked to is reported.
 * @param script a TypeScript file that listens on PORT and answers /readyz; from the project's folder
 * @throws Error when it ends before, or takes too long
 */
export async function startServer(script: string, options: ServerOptions = {}): Promise<ChildServer> {
  const port = options.port ?? (await freePort());
  const imports = (options.imports ?? []).flatMap((name) => ['--import', name]);
  const args = [...SERVER_FLAGS, ...imports, join(ROOT, script)];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', options.isQuiet ? 'ignore' : 'inherit', 'ipc'],
    env: childEnv({
      ...PLAIN_ENVIRONMENT,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: String(port),
      ...options.env,
    }),
  });
  const origin = `http://127.0.0.1:${port}`;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      // Otherwise hundreds of tests fail to connect and the cause stays hidden.
      if (!child.killed)
        console.error(`The server of ${origin} ended by itself: ${signal ?? `code ${code}`}`);
      resolve();
    });
  });
  await untilReady(`${origin}/readyz`, child);
  return {
    origin,
    pid: child.pid,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) * 1024e-6,
    cpuTime: () => cpuTimeOf(child.pid),
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + START_TIMEOUT;
  for (;;) {
    const status = await fetch(address).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    if (child.exitCode !== null) throw new Error(`The server of ${address} ended with ${child.exitCode}`);
    if (performance.now() > until) throw new Error(`${address} is not ready after ${START_TIMEOUT} ms`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
