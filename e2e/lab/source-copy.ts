import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Folders that tools write to among the packages; a hard link would change their files in both places. */
const WRITTEN = ['.cache', '.vite', '.vite-temp'];

/**
 * A copy of the sources as they stand, with the packages, in a separate folder: a run that is interrupted leaves no
 * fault in the sources. The packages are hard links where the file system has them, so that nothing may be installed.
 * @throws Error where this is no clone of a git repository
 */
export function copyProject(root: string): string {
  const copy = copySources(root);
  copyPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/**
 * A copy of the sources alone, in a separate folder.
 * @throws Error where this is no clone of a git repository
 */
export function copySources(root: string): string {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (listed.status !== 0) throw new Error(`git lists no files in ${root}: ${listed.stderr}`);
  const copy = mkdtempSync(join(tmpdir(), 'war-ledger-copy-'));
  for (const file of listed.stdout.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  return copy;
}

function copyPackages(from: string, to: string): void {
  if (spawnSync('cp', ['-RlP', from, to]).status !== 0) {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
  for (const folder of WRITTEN) rmSync(join(to, folder), { recursive: true, force: true });
}
