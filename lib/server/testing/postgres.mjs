import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../launch/free-port.mjs';
import { findProgram, isRoot, versionOf } from '../launch/find-program.mjs';

const MIN_VERSION = 15;
const DATABASE = 'war_ledger_test';
const USER = 'war_ledger';
const DEBIAN = '/usr/lib/postgresql';
const START_TIMEOUT = 30_000;
const MOST_TRIES = 50;
const FAST = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => ['-c', `${name}=off`]);
/** The machine itself goes on: what has reached the system survives. */
const DURABLE = ['-c', 'fsync=off'];

/** The folder with the programs of a PostgreSQL of this machine that is new enough, or null. */
export function findPostgres() {
  const found = [findProgram('initdb'), ...debianFolders().map((folder) => findProgram('initdb', [folder]))];
  for (const initdb of found) {
    if (initdb && majorOf(versionOf(initdb)) >= MIN_VERSION) return dirname(realpathSync(initdb));
  }
  return null;
}

/** The major version in a line such as `initdb (PostgreSQL) 15.14`; 0 when there is none. */
export function majorOf(line) {
  return Number(/\(PostgreSQL\) (\d+)/.exec(line ?? '')?.[1] ?? 0);
}

/**
 * Starts an empty PostgreSQL for one run of tests: own files, own port, nothing kept.
 * Gives its address, how to stop it and how to kill it, or throws with the reason in one line.
 */
export function startPostgres(programs) {
  return startOn(programs, (data, account) => createCluster(programs, data, account));
}

/**
 * Starts one that keeps what it has acknowledged when it is killed, and can be started again on the same files and
 * the same port with `restart`; otherwise as `startPostgres`.
 */
export function startDurablePostgres(programs) {
  return startOn(programs, (data, account) => createCluster(programs, data, account), DURABLE);
}

/** Starts a standby of another one, which follows what is written there; otherwise as `startPostgres`. */
export function startStandby(programs, primary) {
  return startOn(programs, (data, account) => copyCluster(programs, data, account, primary));
}

async function startOn(programs, fill, settings = FAST) {
  const account = accountToRunAs();
  const folder = mkdtempSync(join(tmpdir(), 'war-ledger-postgres-'));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const clear = () => rmSync(folder, { recursive: true, force: true });
  try {
    fill(join(folder, 'data'), account);
    const port = await freePort();
    let server = await startServer(programs, folder, port, account, settings);
    process.once('exit', () => server.kill('SIGQUIT') && clear());
    return {
      url: `postgres://${USER}@127.0.0.1:${port}/${DATABASE}`,
      stop: () => stopServer(server).then(clear),
      kill: () => server.kill('SIGKILL'),
      restart: async () => {
        server = await startAgain(() => startServer(programs, folder, port, account, settings));
      },
    };
  } catch (error) {
    clear();
    throw error;
  }
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

function createCluster(programs, data, account) {
  const options = ['-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--no-sync'];
  // The first knows upper and lower case of accented letters; not every system has it.
  const made = ['C.UTF-8', 'C'].some(
    (locale) => runTool(join(programs, 'initdb'), [...options, `--locale=${locale}`], account).status === 0,
  );
  if (!made) throw new Error('initdb failed');
  const single = runTool(join(programs, 'postgres'), ['--single', '-D', data, 'postgres'], account, {
    input: `create database ${DATABASE};\n`,
  });
  if (single.status !== 0) throw new Error('the database could not be created');
}

function copyCluster(programs, data, account, primary) {
  const from = ['-d', primary, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'];
  const { status, stderr } = runTool(join(programs, 'pg_basebackup'), from, account);
  if (status !== 0) throw new Error(`pg_basebackup failed: ${stderr}`);
}

function runTool(program, args, account, options = {}) {
  return spawnSync(program, args, { ...account, cwd: tmpdir(), encoding: 'utf8', ...options });
}

/** Starts a server again, once the processes of the one that was killed have let go of its files. */
async function startAgain(start) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start();
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** Resolves when connections are taken. */
function startServer(programs, folder, port, account, settings) {
  const where = ['-D', join(folder, 'data'), '-k', folder, '-h', '127.0.0.1', '-p', String(port)];
  const server = spawn(join(programs, 'postgres'), [...where, ...settings], {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => server.kill('SIGQUIT'), START_TIMEOUT);
    server.once('error', reject);
    server.once('exit', () => reject(new Error('the server did not start')));
    server.stderr.on('data', (line) => {
      if (!/ready to accept (read-only )?connections/.test(String(line))) return;
      clearTimeout(late);
      resolve(server);
    });
  });
}

function stopServer(server) {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    if (server.exitCode !== null || !server.kill('SIGINT')) resolve();
  });
}
