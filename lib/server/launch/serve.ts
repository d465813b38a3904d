import { env, runAs } from '#lib/env.ts';
import { explain } from '../start-error.ts';
import { startSite } from './start-site.ts';
import { stopOnSignals } from './stop-signals.ts';

const dev = process.argv.includes('--dev');
runAs(dev ? 'development' : 'production');

try {
  const site = startSite(env(), dev);
  stopOnSignals({ source: process, stop: (reason) => site.stop(reason), exit: (code) => process.exit(code) });
  process.stdout.write(`${await site.ready}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
