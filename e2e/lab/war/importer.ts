import { type ChildProcess, spawn } from 'node:child_process';
import { childEnv } from '../../../lib/server/launch/command-env.mjs';
import { PLAIN_ENVIRONMENT } from '../../servers/plain-environment.ts';

/** Starts an import of a file, in a separate process that ends with this one. */
export function startImporter(
  url: string,
  file: string,
  isFollowing: boolean,
  onImported: (count: number) => void,
): ChildProcess {
  const args = ['--import', 'tsx', 'lib/server/launch/war.ts', 'import', file];
  const child = spawn(process.execPath, isFollowing ? [...args, '--follow'] : args, {
    env: childEnv({ ...PLAIN_ENVIRONMENT, NODE_ENV: 'production', DATABASE_URL: url }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.on('data', (piece: Buffer) => {
    for (const [, count] of String(piece).matchAll(/(\d+) imported/g)) onImported(Number(count));
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}
