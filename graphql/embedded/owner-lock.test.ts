import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#graphql/testing/tiny-database.ts';
import { DataInUseError, takeOwnership } from './owner-lock.ts';
import { identityOf } from './process-identity.ts';

describe('takeOwnership', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let file: string;

  beforeEach(async () => {
    folder = await temporaryFolder();
    file = join(folder.path, 'owner.lock');
  });
  afterEach(() => folder.remove());

  const contentOf = () => readFile(file, 'utf8').catch(() => null);
  const own = async () => JSON.stringify(await identityOf(process.pid));

  it('notes this process until it gives up', async () => {
    const giveUp = await takeOwnership(file, 0);
    expect(await contentOf()).toBe(await own());
    await giveUp();
    expect(await contentOf()).toBeNull();
  });

  it('names the process that has it', async () => {
    await takeOwnership(file, 0);
    const second = takeOwnership(file, 100);
    await expect(second).rejects.toThrow(DataInUseError);
    await expect(second).rejects.toThrow(`process ${process.pid}`);
    expect(await contentOf()).toBe(await own());
  });

  it('waits for one that is about to end', async () => {
    const giveUp = await takeOwnership(file, 0);
    setTimeout(giveUp, 150);
    await (
      await takeOwnership(file, 5_000)
    )();
    expect(await contentOf()).toBeNull();
  });

  it('takes over from a process that died', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    const dead = JSON.stringify(await identityOf(child.pid ?? 0));
    await once(child, 'exit');
    await writeFile(file, dead);
    await takeOwnership(file, 0);
    expect(await contentOf()).toBe(await own());
  });

  it.skipIf(process.platform !== 'linux')('is not fooled by another process with the same id', async () => {
    await writeFile(file, JSON.stringify({ pid: process.pid, started: '1' }));
    await takeOwnership(file, 0);
    expect(await contentOf()).toBe(await own());
  });

  it.each(['', '{"pid":12', 'nonsense'])(
    'takes over from a lock that was never finished: %j',
    async (content) => {
      await writeFile(file, content);
      await takeOwnership(file, 60);
      expect(await contentOf()).toBe(await own());
    },
  );

  it('lets only one of many take over', async () => {
    await writeFile(file, JSON.stringify({ pid: 2 ** 30, started: '' }));
    const script = `
      import { takeOwnership } from ${JSON.stringify(new URL('owner-lock.ts', import.meta.url).href)};
      await takeOwnership(${JSON.stringify(file)}, 300).then(() => process.stdout.write('mine'), () => undefined);
      setTimeout(() => undefined, 1500);`;
    const outputs = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
        let output = '';
        child.stdout.on('data', (piece) => (output += String(piece)));
        await once(child, 'exit');
        return output;
      }),
    );
    expect(outputs.join('')).toBe('mine');
  });

  it('leaves a lock alone that has gone to another', async () => {
    const giveUp = await takeOwnership(file, 0);
    await writeFile(file, 'another');
    await giveUp();
    expect(await contentOf()).toBe('another');
  });
});
