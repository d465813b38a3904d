import { spawn } from 'node:child_process';
import { availableParallelism, constants } from 'node:os';
import { childEnv } from './command-env.mjs';
import { root } from './command.mjs';
import { onOrphaned } from './on-orphaned.mjs';

/** Threads on which V8 collects garbage and compiles: all processors but the one for the server, four at most. */
const helpers = Math.min(4, Math.max(1, availableParallelism() - 1));

/**
 * How Node runs the server. More helping threads than processors, as Node has them of its own, take the processor from
 * the server and from who asks it. Twice as much room for new objects (in MB) makes the pauses in which they are collected
 * rarer. V8 is not to guess which objects will live long: from rendering it learns that parts of an answer do, puts
 * those of kept pages among the lasting ones too, and they pile up until the whole heap is collected. With guesses
 * the slowest of a hundred kept pages take 3 ms longer. The heap is collected as a whole when it has doubled; V8 by
 * itself does so after a sixth, each time with 60 ms of work in pieces. What is loaded first says why itself.
 */
export const SERVER_FLAGS = [
  '--max-semi-space-size=32',
  '--no-allocation-site-pretenuring',
  '--heap-growing-percent=100',
  `--v8-pool-size=${helpers}`,
  '--import',
  new URL('keep-tick-shape.mjs', import.meta.url).href,
  '--import',
  'tsx',
];

/**
 * Runs the server until it ends, hands it every signal we get, and tells its exit code.
 * The channel between us closes when we are killed: the server then stops by itself.
 */
export function serve() {
  return new Promise((resolve) => {
    const server = spawn(process.execPath, [...SERVER_FLAGS, 'lib/server/launch/serve.ts'], {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: childEnv({ NODE_ENV: 'production' }),
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
    onOrphaned(() => server.kill('SIGTERM'));
    server.once('error', () => resolve(1));
    server.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
