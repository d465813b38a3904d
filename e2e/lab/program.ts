import { spawn } from 'node:child_process';

/** Milliseconds: what takes longer will not end, such as a list without a last page. */
const LONGEST = 15 * 60_000;

/**
 * Runs a program to its end and gives what it said.
 * @param env what it is told besides our own environment
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
