import { isRunByNpm } from './command-env.mjs';

const CHECK_INTERVAL = 200;

/**
 * Calls back once when the parent process is gone. npm's shell takes a signal without handing it on, so that only this
 * tells that npm was stopped. When started otherwise, the process may outlive its parent.
 */
export function onOrphaned(callback) {
  if (!isRunByNpm()) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    callback();
  }, CHECK_INTERVAL);
  watch.unref();
}
