import { isBuilt } from './build-stamp.mjs';
import { build } from './build.mjs';
import { listenAddress } from './command-env.mjs';
import { portProblem } from './free-port.mjs';
import { install, isInstalled } from './install.mjs';
import { serve } from './serve-child.mjs';
import { step } from './step.mjs';

process.exit(await start());

async function start() {
  // Told now, not after minutes of installing and building.
  const { port, host } = listenAddress();
  const problem = await portProblem(port, host);
  if (problem) return fail(problem);
  if (!isInstalled() && !(await step('Installing packages', install)))
    return fail('the packages did not install.');
  if (!isBuilt() && !(await step('Building the site', build))) return fail('the build failed.');
  return serve();
}

function fail(reason) {
  console.error(`War Ledger cannot start: ${reason}`);
  return 1;
}
