import cluster from 'node:cluster';
import { env, runAs } from '#lib/env.ts';
import { explain } from '../start-error.ts';
import { addressOf } from './command-env.mjs';
import { startSite } from './start-site.ts';
import { stopOnSignals } from './stop-signals.ts';

const dev = process.argv.includes('--dev');
runAs(dev ? 'development' : 'production');

try {
  if (cluster.isWorker) {
    await serveAsWorker();
  } else process.stdout.write(`${await (env().WEB_WORKERS > 1 && !dev ? serveByWorkers() : serveAlone())}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

/** Answers pages in this process. Resolves to the line that says it is ready. */
async function serveAlone(): Promise<string> {
  const site = startSite(env(), dev);
  stopOnSignals({ source: process, stop: (reason) => site.stop(reason), exit: (code) => process.exit(code) });
  const { port, label } = await site.ready;
  return `War Ledger is ready on ${addressOf(env().HOST, port)} (${label}, ${process.uptime().toFixed(1)} s)`;
}

/** Answers pages as one of several workers. */
async function serveAsWorker(): Promise<void> {
  const { joinPrimary } = await import('../workers/join-primary.ts');
  const { partsOf } = await import('../workers/worker-parts.ts');
  await joinPrimary((primary, port) => {
    const parts = partsOf(primary, env(), port);
    const site = startSite(env(), false, parts);
    return {
      ready: site.ready.then(({ label }) => label),
      forget: (purge) => parts.pages.applyPurge(purge),
      metrics: () => site.metrics.json(),
      stop: (reason, lettingGo) => site.stop(reason, lettingGo),
    };
  });
}

/** Starts several workers that answer pages. Resolves to the line that says they are ready. */
async function serveByWorkers(): Promise<string> {
  const { PrimaryProcess } = await import('../workers/primary.ts');
  const primary = new PrimaryProcess(env());
  stopOnSignals({
    source: process,
    stop: (reason) => primary.stop(reason),
    reload: () => void primary.reload(),
    exit: (code) => process.exit(code),
  });
  return primary.start();
}
