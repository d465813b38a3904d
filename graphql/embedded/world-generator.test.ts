import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '#graphql/testing/world/tiny-database.ts';
import { startWorldGenerator, MAX_QUEUED_CHUNKS } from './world-generator.ts';

describe('startWorldGenerator', () => {
  let folder: Awaited<ReturnType<typeof temporaryDirectory>>;

  beforeAll(async () => {
    folder = await temporaryDirectory();
  });
  afterAll(() => folder.remove());

  async function generator(name: string, rows: string) {
    const path = join(folder.path, `${name}.mjs`);
    const table = `{ name: 'kill', columns: ['id'], rows: rows(world) }`;
    await writeFile(
      path,
      `export const GENERATOR_VERSION = '1';
       export const worldTables = (world) => [${table}];
       function* rows(world) { ${rows} }`,
    );
    return startWorldGenerator({
      worldModule: pathToFileURL(path).href,
      world: { seed: 'some', now: 1_790_000_000, scale: 1 },
    });
  }

  it('generates the rows of the options', async () => {
    const chunks = await generator('rows', 'yield [world.seed]; yield [world.now];');
    const texts: string[] = [];
    for await (const { bytes } of chunks) texts.push(new TextDecoder().decode(bytes));
    await chunks.close();
    expect(texts).toEqual(['some\n1790000000\n']);
  });

  it('waits for the reader and delivers all chunks', async () => {
    const count = 3 * MAX_QUEUED_CHUNKS;
    const chunks = await generator(
      'many',
      `for (let n = 0; n < ${count}; n += 1) for (let piece = 0; piece < 16; piece += 1) yield ['x'.repeat(2 ** 18)];`,
    );
    let taken = 0;
    for await (const { bytes } of chunks) {
      expect(bytes.length).toBe(16 * (2 ** 18 + 1));
      taken += 1;
    }
    await chunks.close();
    expect(taken).toBe(count);
  });

  it('throws what the generator throws', async () => {
    const chunks = await generator('broken', `yield [1]; throw new Error('No more wars.');`);
    await expect(async () => {
      for await (const { table } of chunks) expect(table).toBe('kill');
    }).rejects.toThrow('No more wars.');
    await chunks.close();
  });

  it('ends a generator without a reader', async () => {
    const chunks = await generator('endless', `for (;;) yield ['x'.repeat(2 ** 18)];`);
    for await (const { table } of chunks) {
      expect(table).toBe('kill');
      break;
    }
    await chunks.close();
  });
});
