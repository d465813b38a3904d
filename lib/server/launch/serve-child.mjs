import { spawn } from 'node:child_process';
import { constants } from 'node:os';

import { childEnv, isRunByNpm } from './command-env.mjs';
import { root } from './command.mjs';

const CHECK_INTERVAL = 200;

/**
 * Calls back once when the parent process is gone. npm's shell takes a signal without handing it on, so that only this
 * tells that npm was stopped. When started otherwise, the process may outlive its parent.
 */
function onOrphaned(callback) {
  if (!isRunByNpm()) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    callback();
  }, CHECK_INTERVAL);
  watch.unref();
}

/**
 * Node's options for the server. A larger young generation (semi-space, in MB) makes garbage collection pauses rarer.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=32', '--import', 'tsx'];

/**
 * Runs the server until it ends, forwards every signal, and returns its exit code. The channel between both closes
 * when this process is killed: the server then stops by itself.
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
