import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { childEnv } from '../../../lib/server/launch/command-env.mjs';
import { ROOT } from '../../servers/child-server.ts';

/** The folder of the Next app whose pages are the limits. */
export const LIMITS = join(import.meta.dirname, 'limits');

const STAMP = join(LIMITS, '.next', 'BUILD_ID');

/**
 * Builds the app of the limits where its sources or the packages are newer than its build.
 * @throws Error with what Next says when it does not build
 */
export async function buildLimits(): Promise<void> {
  if (existsSync(STAMP) && newestSource() < statSync(STAMP).mtimeMs) return;
  const program = [join(ROOT, 'node_modules/.bin/next'), 'build', LIMITS];
  await promisify(execFile)(process.execPath, program, {
    cwd: ROOT,
    env: childEnv({ NODE_ENV: 'production' }),
  });
}

/** The newest modification time of the files that go into the build, in epoch milliseconds. */
function newestSource(): number {
  const files = readdirSync(LIMITS, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('.next') && /\.(?:tsx?|mjs)$/.test(file) && file !== 'next-env.d.ts')
    .map((file) => join(LIMITS, file));
  return Math.max(...[...files, join(ROOT, 'package-lock.json')].map((file) => statSync(file).mtimeMs));
}
