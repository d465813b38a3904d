import { env, earlierSettings, runAs } from '#lib/env.ts';
import { explain } from '../start-error.ts';
import { addressOf } from './command-env.mjs';
import { stopOnSignals } from './stop-signals.ts';

const dev = process.argv.includes('--dev');
runAs(dev ? 'development' : 'production');
// Next would print a notice about it, and send it.
Object.assign(process.env, { NEXT_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' });

try {
  // Loaded by now, not before: outside production GraphQL checks every value of an answer once more.
  const { startSite } = await import('./start-site.ts');
  for (const line of earlierSettings()) process.stderr.write(`${line}\n`);
  const site = startSite(env(), dev);
  stopOnSignals({ source: process, stop: (reason) => site.stop(reason), exit: (code) => process.exit(code) });
  const { port, label } = await site.ready;
  const seconds = process.uptime().toFixed(1);
  console.log(`War Ledger is ready on ${addressOf(env().HOST, port)} (${label}, ${seconds} s)`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
