import { open, readdir, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ANOTHER_FILE } from './line-groups.ts';
import { ignoreMissing, OpenFile } from './open-file.ts';

/** Milliseconds between two looks at a file that is written to. */
const LOOK_AGAIN = 500;

/** The pieces of a file to its end. */
export async function* piecesOfFile(path: string): AsyncGenerator<Uint8Array> {
  const file = new OpenFile(await open(path));
  try {
    yield* file.rest();
  } finally {
    await file.close();
  }
}

/**
 * The pieces of what is written to files of this name, without end. Where the file is renamed, it is read to its end
 * before the next one of the name; where it is copied and emptied, the copy is. Waits for a file that is not there.
 * @param onMissing is called where there is none to begin with
 */
export async function* piecesOfLog(path: string, onMissing: () => void): AsyncGenerator<Uint8Array> {
  let file = await openOnceThere(path, onMissing);
  try {
    for (;;) {
      // Asked before the rest is read: who writes to the next one has written the last line here.
      const isReplaced = await file.isReplacedAt(path);
      yield* file.rest();
      if (file.isEmptied) {
        yield* restOfCopy(file, path);
        file.rewind();
        yield ANOTHER_FILE;
        continue;
      }
      const next = isReplaced ? await openThere(path) : undefined;
      if (next) {
        await file.close();
        file = next;
        yield ANOTHER_FILE;
      } else await wait(LOOK_AGAIN);
    }
  } finally {
    await file.close();
  }
}

async function openOnceThere(path: string, onMissing: () => void): Promise<OpenFile> {
  for (let tries = 0; ; tries += 1) {
    const file = await openThere(path);
    if (file) return file;
    if (tries === 0) onMissing();
    await wait(LOOK_AGAIN);
  }
}

async function openThere(path: string): Promise<OpenFile | undefined> {
  const handle = await open(path).catch(ignoreMissing);
  return handle && new OpenFile(handle);
}

/** Reads what was written to a file before it was emptied from the copy that was made of it. */
async function* restOfCopy(file: OpenFile, path: string): AsyncGenerator<Uint8Array> {
  for (const candidate of await newestBeside(path)) {
    // One that is being packed, or that may not be read, is passed over.
    const handle = await open(candidate).catch(() => undefined);
    if (!handle) continue;
    const copy = file.asCopy(handle);
    try {
      yield* copy.rest();
    } finally {
      await copy.close();
    }
    if (!copy.isEmptied) return;
  }
}

/** The files whose names begin as that of a log does, such as `war.ndjson.1` and `war-20260601.ndjson`. */
async function newestBeside(path: string): Promise<readonly string[]> {
  const { dir, name } = parse(path);
  const folder = dir || '.';
  const entries = await readdir(folder, { withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.startsWith(name))
    .map((entry) => join(folder, entry.name));
  const dated = await Promise.all(
    paths.map(async (each) => ({ each, time: (await stat(each).catch(() => undefined))?.mtimeMs ?? 0 })),
  );
  return dated.toSorted((one, other) => other.time - one.time).map(({ each }) => each);
}
