import { appendFile, copyFile, mkdtemp, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linesOfStream } from './line-groups.ts';
import { piecesOfLog } from './pieces-of-file.ts';

// Looks are made a hundred times as often as for operators.
vi.mock('node:timers/promises', async (load) => {
  const timers = await load<typeof import('node:timers/promises')>();
  const { setTimeout: original } = timers;
  return { ...timers, setTimeout: (time: number, value: unknown) => original(time / 100, value) };
});

const LAST = '{"id":"last"}';
const line = (id: number, text = '') => JSON.stringify({ id, text });

let folder: string;
let log: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'war-ledger-log-'));
  log = join(folder, 'war.ndjson');
});
afterEach(() => rm(folder, { recursive: true }));

const write = (text: string) => appendFile(log, text);

/** Follows the log to the line that is the last one, and collects what it reads. */
function follow() {
  const lines: string[] = [];
  const onMissing = vi.fn();
  async function read(): Promise<readonly string[]> {
    for await (const group of linesOfStream(piecesOfLog(log, onMissing), true)) {
      lines.push(...group.map(String));
      if (lines.includes(LAST)) break;
    }
    return lines.slice(0, -1);
  }
  const all = read();
  return {
    onMissing,
    hasRead: (...expected: readonly string[]) => expect.poll(() => lines).toEqual(expected),
    all: async () => {
      await write(`${LAST}\n`);
      return all;
    },
  };
}

/** Ways to begin a log anew: each moves away what was written before. */
const ROTATIONS = {
  'renamed, and begun anew': async () => {
    await rename(log, `${log}.1`);
  },
  'renamed, and missing for a while': async () => {
    await rename(log, `${log}.1`);
    await wait(5_000);
  },
  'copied and emptied': async () => {
    await copyFile(log, `${log}.1`);
    await truncate(log);
    await wait(2_000);
  },
  'copied, emptied and filled again at once': async () => {
    await copyFile(log, join(folder, 'war-20260601.ndjson'));
    await truncate(log);
  },
  'copied, emptied and written on behind the end that was': async () => {
    await copyFile(log, `${log}.1`);
    await writeFile(log, Buffer.alloc(5_000));
  },
};

describe.each(Object.entries(ROTATIONS))('a log that is %s', (_, rotate) => {
  const before = [line(1), line(2, 'x'.repeat(3_000)), line(3)];

  it('loses no line, also of those that were not read before', async () => {
    await write(`${before[0]}\n`);
    const followed = follow();
    await followed.hasRead(line(1));
    await write(`${before[1]}\n${before[2]}\n`);
    await rotate();
    await write(`${line(4, 'y'.repeat(4_000))}\n`);
    expect(await followed.all()).toEqual([...before, line(4, 'y'.repeat(4_000))]);
  });

  it.each([true, false])('loses no line that it divides, where the half was read: %s', async (isRead) => {
    await write(`${before.join('\n')}\n`);
    const followed = follow();
    await followed.hasRead(...before);
    const long = line(4, 'z'.repeat(4_000));
    await write(long.slice(0, 20));
    if (isRead) await wait(3_000);
    await rotate();
    await write(`${long.slice(20)}\n${line(5)}\n`);
    expect(await followed.all()).toEqual([...before, long, line(5)]);
  });

  it('loses no line behind one that was left unfinished', async () => {
    await write(`${line(1)}\n{"id":`);
    const followed = follow();
    await followed.hasRead(line(1));
    await rotate();
    await write(`${line(2)}\n`);
    expect(await followed.all()).toEqual([line(1), '{"id":', line(2)]);
  });
});

it('waits for a file that is not there, and says so', async () => {
  const followed = follow();
  await expect.poll(() => followed.onMissing).toHaveBeenCalledOnce();
  await write(`${line(1)}\n`);
  expect(await followed.all()).toEqual([line(1)]);
});

it('reads what is written to the old file until there is something in the new one', async () => {
  await write(`${line(1)}\n`);
  const followed = follow();
  await rename(log, `${log}.1`);
  await writeFile(log, '');
  await wait(3_000);
  await appendFile(`${log}.1`, `${line(2)}\n`);
  expect(await followed.all()).toEqual([line(1), line(2)]);
});

it('takes a record without a newline at the end of a file for a line', async () => {
  await write(line(1));
  const followed = follow();
  await wait(3_000);
  await rename(log, `${log}.1`);
  expect(await followed.all()).toEqual([line(1)]);
});
