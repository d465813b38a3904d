import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '#graphql/testing/world/tiny-database.ts';
import { DataInUseError, acquireLock } from './directory-lock.ts';
import { identityOf } from './directory-lock.ts';

describe('acquireLock', () => {
  let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
  let file: string;

  beforeEach(async () => {
    folder = await temporaryDirectory();
    file = join(folder.path, 'owner.lock');
  });
  afterEach(() => folder.remove());

  const contentOf = () => readFile(file, 'utf8').catch(() => null);
  const own = async () => JSON.stringify(await identityOf(process.pid));

  it('holds the lock until it is released', async () => {
    const release = await acquireLock(file, 0);
    expect(await contentOf()).toBe(await own());
    await release();
    expect(await contentOf()).toBeNull();
  });

  it('names the process that holds the lock', async () => {
    await acquireLock(file, 0);
    const second = acquireLock(file, 100);
    await expect(second).rejects.toThrow(DataInUseError);
    await expect(second).rejects.toThrow(`process ${process.pid}`);
    expect(await contentOf()).toBe(await own());
  });

  it('waits for a holder that is about to release it', async () => {
    const release = await acquireLock(file, 0);
    setTimeout(release, 150);
    await (
      await acquireLock(file, 5_000)
    )();
    expect(await contentOf()).toBeNull();
  });

  it('takes over the lock of a process that died', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    const dead = JSON.stringify(await identityOf(child.pid ?? 0));
    await once(child, 'exit');
    await writeFile(file, dead);
    await acquireLock(file, 0);
    expect(await contentOf()).toBe(await own());
  });

  it.skipIf(process.platform !== 'linux')('takes over where another process has the same id', async () => {
    await writeFile(file, JSON.stringify({ pid: process.pid, started: '1' }));
    await acquireLock(file, 0);
    expect(await contentOf()).toBe(await own());
  });

  it.each(['', '{"pid":12', 'nonsense'])('takes over a lock file that is incomplete: %j', async (content) => {
    await writeFile(file, content);
    await acquireLock(file, 60);
    expect(await contentOf()).toBe(await own());
  });

  it('lets only one of many processes take over', async () => {
    await writeFile(file, JSON.stringify({ pid: 2 ** 30, started: '' }));
    const script = `
      import { acquireLock } from ${JSON.stringify(new URL('directory-lock.ts', import.meta.url).href)};
      await acquireLock(${JSON.stringify(file)}, 300).then(() => 'mine', () => 'taken').then(console.log);
      process.stdin.resume();`;
    const children = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]),
    );
    // The holder keeps the lock until every process has tried.
    const outputs = await Promise.all(children.map((child) => once(child.stdout, 'data')));
    for (const child of children) child.stdin.end();
    expect(outputs.map(String).toSorted()).toEqual(['mine\n', 'taken\n', 'taken\n', 'taken\n']);
  });

  it('does not wait for ever for a lock that cannot be read', async () => {
    await mkdir(file);
    await expect(acquireLock(file, 0)).rejects.toMatchObject({ code: 'EISDIR' });
  });

  it('does not release the lock of another process', async () => {
    const release = await acquireLock(file, 0);
    await writeFile(file, 'another');
    await release();
    expect(await contentOf()).toBe('another');
  });
});
