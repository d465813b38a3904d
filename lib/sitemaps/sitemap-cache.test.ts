import { beforeEach, describe, expect, it } from 'vitest';

import { ApiError } from '#lib/api/api-error.ts';

import type { SharedSitemap, SharedSitemaps } from './sitemap-cache.ts';
import type { SitemapFiles } from './sitemap-files.ts';
import { idsOf, read } from './testing/fake-files.ts';
import { fakeFiles } from './testing/fake-files.ts';

const DAY = 24 * 3_600_000;

let { api, clock, files } = fakeFiles();
let kept = new Map<string, SharedSitemap>();

beforeEach(() => {
  ({ api, clock, files } = fakeFiles());
  kept = new Map();
});

/** The files of a process that shares them with others. */
function process(counted = true): SitemapFiles {
  const shared: SharedSitemaps = {
    find: async (name) => kept.get(name),
    keep: (name, sitemap) => void kept.set(name, sitemap),
  };
  return files({ counted, sharedSitemaps: () => shared });
}

const readFile = async (of: SitemapFiles, number: number) => read(await of.file(number));

describe('files that processes share', () => {
  it('are made by one of them', async () => {
    const [one, other] = [process(), process()];
    const made = [await readFile(one, 1), await readFile(one, 2), await readFile(one, 3)];
    expect(api.asked).toHaveLength(250);
    // The last one first: where it begins need not be known.
    expect(await readFile(other, 3)).toBe(made[2]);
    expect([await readFile(other, 1), await readFile(other, 2)]).toEqual(made.slice(0, 2));
    expect(api.asked).toHaveLength(250);
  });

  it('are counted by one of them where the API counts none', async () => {
    const [one, other] = [process(false), process(false)];
    expect([await one.count(), await other.count()]).toEqual([3, 3]);
    expect(api.asked).toHaveLength(250);
  });

  it('have the same tag in all of them', async () => {
    const [one, other] = [process(), process()];
    const tagOf = async (of: SitemapFiles) => {
      await readFile(of, 1);
      const found = await of.file(1);
      return typeof found === 'object' && 'etag' in found ? found.etag : null;
    };
    const tag = await tagOf(one);
    expect(tag).toMatch(/^"[\w-]+"$/);
    expect(await tagOf(other)).toBe(tag);
  });

  it('are rebuilt after a day, also when another process built them', async () => {
    const [one, other] = [process(), process()];
    const old = await readFile(one, 1);
    for (const [name, sitemap] of kept) kept.set(name, { ...sitemap, madeAt: Date.now() - DAY / 2 });
    await readFile(other, 1);
    expect(api.asked).toHaveLength(100);
    for (const [name, sitemap] of kept) kept.set(name, { ...sitemap, madeAt: Date.now() - DAY });
    clock.time = DAY / 2 + 1_000;
    expect(await readFile(other, 1)).toBe(old);
    await expect.poll(() => api.asked.length).toBe(200);
  });

  it('are made anew where the API takes their cursors no more', async () => {
    const [one, other] = [process(), process()];
    await readFile(one, 1);
    api.hook = (after) => {
      if (after === '10000') throw new ApiError('refused');
    };
    await expect(readFile(other, 2)).rejects.toMatchObject({ kind: 'refused' });
    await new Promise((resolve) => setTimeout(resolve, 2));
    api.hook = () => undefined;
    expect(idsOf(await readFile(other, 2))[0]).toBe('10001');
    expect(api.asked.filter((after) => after === null)).toHaveLength(2);
  });

  it('are made here where what is found cannot be read', async () => {
    kept.set('characters-1', { bytes: Buffer.from('foreign'), addresses: 1, next: null, madeAt: Date.now() });
    expect(idsOf(await readFile(process(), 1))).toHaveLength(10_000);
  });
});
