import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childEnv } from './command-env.mjs';

/** The project's folder, whichever folder the command runs in. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/**
 * Runs a program in the project's folder with visible output, and returns its exit code; 127 when it does not exist.
 */
export function run(program, args, { env = {}, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      env: childEnv(env),
      ...options,
    });
    child.once('error', () => resolve(127));
    child.once('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Runs npm: the one that started us where that is known. */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.[cm]?js$/.test(cli)) return run(process.execPath, [cli, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/**
 * Runs a step, prints its name and duration, and returns true if it succeeded.
 * @param hint says in words how long it takes, where that is more than a few seconds
 */
export async function step(name, action, hint) {
  const began = performance.now();
  console.log(`\n▸ ${name}${hint ? `: ${hint}` : ''}`);
  const worked = await action();
  console.log(`${worked ? '✓' : '✗'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return worked;
}
