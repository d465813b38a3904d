import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../launch/find-program.mjs';
import { freePort } from '../launch/free-port.mjs';
import { onTestFinished } from 'vitest';

interface RedisServer {
  readonly url: string;
  /** Makes it hang: it accepts what it is sent, and answers nothing. */
  hang(): void;
  stop(): Promise<void>;
}

/** The program of a Redis or Valkey on this machine, if there is one. */
export const redisProgram = (): string | null => findProgram('redis-server') ?? findProgram('valkey-server');

/** Starts its own Redis, without persistence, and waits until it answers. @throws Error where it does not start */
export async function startRedis(program: string): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'war-ledger-redis-'));
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
  if (!(await isReady(child.stdout))) {
    await stop();
    throw new Error(`Redis did not start on port ${port}.`);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    hang: () => {
      child.kill('SIGSTOP');
    },
    stop,
  };
}

async function isReady(output: AsyncIterable<unknown>): Promise<boolean> {
  for await (const text of output) if (String(text).includes('Ready to accept connections')) return true;
  return false;
}

/** Stops something that a test has opened when the test is over, the last opened first. */
export function stoppedAfterTest<Opened extends { stop(): unknown }>(opened: Opened): Opened {
  onTestFinished(async () => {
    await opened.stop();
  });
  return opened;
}
