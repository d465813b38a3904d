import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram, isRoot, versionOf } from '../launch/find-program.mjs';
import { freePort } from '../launch/free-port.mjs';

const MIN_VERSION = 15;
const DATABASE = 'war_ledger_test';
const USER = 'war_ledger';
const DEBIAN = '/usr/lib/postgresql';
const MOST_TRIES = 50;
const FAST = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';
/** The machine itself goes on: what has reached the system survives. */
const DURABLE = '-c fsync=off';

/** The folder with the programs of a PostgreSQL of this machine that is new enough, or null. */
export function findPostgres() {
  const found = [findProgram('initdb'), ...debianFolders().map((folder) => findProgram('initdb', [folder]))];
  const initdb = found.find((path) => path && majorOf(versionOf(path)) >= MIN_VERSION);
  return initdb ? dirname(realpathSync(initdb)) : null;
}

/** The major version in a line such as `initdb (PostgreSQL) 15.14`; 0 when there is none. */
function majorOf(line) {
  return Number(/\(PostgreSQL\) (\d+)/.exec(line ?? '')?.[1] ?? 0);
}

/**
 * Starts an empty PostgreSQL for one run of tests: own files, own port, nothing kept.
 * Gives its address, how to stop it and how to kill it, or throws with the reason in one line.
 */
export const startPostgres = (programs) => start(programs, FAST);

/**
 * Starts one that keeps what it has acknowledged when it is killed, and can be started again on the same files and
 * the same port with `restart`; otherwise as `startPostgres`.
 */
export const startDurablePostgres = (programs) => start(programs, DURABLE);

async function start(programs, settings) {
  const account = accountToRunAs();
  const folder = mkdtempSync(join(tmpdir(), 'war-ledger-postgres-'));
  const data = join(folder, 'data');
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const tool = (name, args, input) => {
    const options = { ...account, cwd: folder, encoding: 'utf8', input };
    const { status, stderr } = spawnSync(join(programs, name), args, options);
    if (status !== 0) throw new Error(`${name} failed: ${String(stderr).trim()}`);
  };
  const stop = (mode) => {
    try {
      tool('pg_ctl', ['stop', '-D', data, '-m', mode]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  const port = await freePort();
  const server = `-k ${folder} -h 127.0.0.1 -p ${port} ${settings}`;
  const begin = () => tool('pg_ctl', ['start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', server]);
  try {
    createCluster(tool, data);
    begin();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const stopAtExit = () => stop('immediate');
  process.once('exit', stopAtExit);
  return {
    url: `postgres://${USER}@127.0.0.1:${port}/${DATABASE}`,
    stop: async () => {
      process.off('exit', stopAtExit);
      stop('fast');
    },
    kill: () => process.kill(parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL'),
    restart: () => startAgain(begin),
  };
}

function debianFolders() {
  try {
    const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(DEBIAN, version, 'bin'));
  } catch {
    return [];
  }
}

/** PostgreSQL refuses to run as root, so another account has to. */
function accountToRunAs() {
  if (!isRoot()) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout?.trim(),
    );
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('no account besides root to run it as');
}

function createCluster(tool, data) {
  const options = ['-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--no-sync'];
  try {
    // It knows upper and lower case of accented letters; not every system has it.
    tool('initdb', [...options, '--locale=C.UTF-8']);
  } catch {
    tool('initdb', [...options, '--locale=C']);
  }
  tool('postgres', ['--single', '-D', data, 'postgres'], `create database ${DATABASE};\n`);
}

/** Starts a server again, once the processes of the one that was killed have let go of its files. */
async function startAgain(begin) {
  for (let tries = 1; ; tries += 1) {
    try {
      return begin();
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      await wait(200);
    }
  }
}
