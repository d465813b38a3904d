import { spawn } from 'node:child_process';

/** Milliseconds after which a program counts as hung. */
const LONGEST = 15 * 60_000;

/**
 * Runs a program to its end and returns its output.
 * @param env variables besides our own environment
 */
export function runProgram(
  [program = '', ...args]: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LONGEST,
      killSignal: 'SIGKILL',
    });
    const stop = () => child.kill();
    process.once('exit', stop);
    const said: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => said.push(piece));
    child.stderr.on('data', (piece: Buffer) => said.push(piece));
    child.once('error', reject);
    child.once('close', () => {
      process.off('exit', stop);
      resolve(Buffer.concat(said).toString());
    });
  });
}
