import { isRunByNpm } from './command-env.mjs';

const CHECK_INTERVAL = 200;

/**
 * Calls back once when the process that started us is gone. npm's shell takes a signal without handing it on,
 * so this is how we hear that somebody stopped npm. Started otherwise, we may outlive whoever did.
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
