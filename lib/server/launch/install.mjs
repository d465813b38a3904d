import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root } from './command.mjs';

const lockFile = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
const installed = join(modules, '.package-lock.json');
const stamp = join(modules, '.war-ledger-lock');

/** True if the installed packages are those of the lock file, by the note of the last install, else by age. */
export function isInstalled() {
  if (!existsSync(installed)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true;
  if (statSync(installed).mtimeMs < statSync(lockFile).mtimeMs) return false;
  noteInstall();
  return true;
}

/**
 * Installs exactly the packages of the lock file, development tools included, since the site is built on this machine.
 */
export async function install() {
  const code = await npm(['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund']);
  if (code === 0) noteInstall();
  return code === 0;
}

function noteInstall() {
  writeFileSync(stamp, lockHash());
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex');
}
