import { build, isBuilt } from './build.mjs';
import { listenAddress } from './command-env.mjs';
import { step } from './command.mjs';
import { portProblem } from './free-port.mjs';
import { install, isInstalled } from './install.mjs';

const CHECK_INTERVAL = 200;

const { port, host } = listenAddress();
const problem =
  // Said now, not after minutes of installing and building.
  (await portProblem(port, host)) ??
  (isInstalled() || (await step('Installing packages', install)) ? null : 'the packages did not install.') ??
  (isBuilt() || (await step('Building the site', build, 'about a minute more')) ? null : 'the build failed.');
if (problem) {
  console.error(`War Ledger cannot start: ${problem}`);
  process.exit(1);
}
if (process.env.npm_lifecycle_event) stopWithParent();
await import('tsx');
await import('./serve.ts');

/** Stops the site when npm is gone: its shell takes a signal without handing it on. */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_INTERVAL);
  watch.unref();
}
