import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#graphql/testing/tiny-database.ts';
import { feedWorld, MOST_AHEAD } from './world-feed.ts';

describe('feedWorld', { timeout: 60_000 }, () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;

  beforeAll(async () => {
    folder = await temporaryFolder();
  });
  afterAll(() => folder.remove());

  async function feed(name: string, rows: string) {
    const path = join(folder.path, `${name}.mjs`);
    const table = `{ name: 'kill', columns: ['id'], rows: rows(world) }`;
    await writeFile(
      path,
      `export const GENERATOR_VERSION = '1';
       export const worldTables = (world) => [${table}];
       function* rows(world) { ${rows} }`,
    );
    return feedWorld({
      worldModule: pathToFileURL(path).href,
      world: { seed: 'some', now: 1_790_000_000, scale: 1 },
    });
  }

  it('gives the rows that the options make', async () => {
    const copies = await feed('rows', 'yield [world.seed]; yield [world.now];');
    const texts: string[] = [];
    for await (const { bytes } of copies) texts.push(new TextDecoder().decode(bytes));
    await copies.close();
    expect(texts).toEqual(['some\n1790000000\n']);
  });

  it('waits for those who take them, and gives all', async () => {
    const count = 3 * MOST_AHEAD;
    const copies = await feed(
      'many',
      `for (let n = 0; n < ${count}; n += 1) for (let piece = 0; piece < 16; piece += 1) yield ['x'.repeat(2 ** 18)];`,
    );
    let taken = 0;
    for await (const { bytes } of copies) {
      expect(bytes.length).toBe(16 * (2 ** 18 + 1));
      taken += 1;
    }
    await copies.close();
    expect(taken).toBe(count);
  });

  it('throws what the generator throws', async () => {
    const copies = await feed('broken', `yield [1]; throw new Error('No more wars.');`);
    await expect(async () => {
      for await (const { table } of copies) expect(table).toBe('kill');
    }).rejects.toThrow('No more wars.');
    await copies.close();
  });

  it('ends a generator that nobody waits for', async () => {
    const copies = await feed('endless', `for (;;) yield ['x'.repeat(2 ** 18)];`);
    for await (const { table } of copies) {
      expect(table).toBe('kill');
      break;
    }
    await copies.close();
  });
});
