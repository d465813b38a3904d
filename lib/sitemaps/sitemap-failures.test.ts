import { setTimeout as sleep } from 'node:timers/promises';

import { beforeEach, describe, expect, it } from 'vitest';

import { ApiError } from '#lib/api/api-error.ts';
import { routes } from '#lib/url/routes.ts';

import { SitemapFiles } from './sitemap-files.ts';
import { createSitemapCache } from './sitemap-cache.ts';
import { idsOf, read } from './testing/fake-files.ts';
import { fakeFiles } from './testing/fake-files.ts';

const HOUR = 3_600_000;

let { api, clock, files } = fakeFiles();

beforeEach(() => {
  ({ api, clock, files } = fakeFiles());
});

const away = () => {
  throw new ApiError('unreachable');
};

describe('where the API fails', () => {
  it('no file begins', async () => {
    api.hook = away;
    await expect(files().file(1)).rejects.toBeInstanceOf(ApiError);
    await expect(files({ counted: false }).count()).rejects.toBeInstanceOf(ApiError);
    await expect(files().file(2)).rejects.toBeInstanceOf(ApiError);
  });

  it('in the middle of a file, that is not kept', async () => {
    const characters = files();
    api.hook = (after) => (after === '5000' ? away() : undefined);
    await expect(characters.file(1)).rejects.toBeInstanceOf(ApiError);
    api.hook = () => undefined;
    expect(idsOf(read(await characters.file(1)))).toHaveLength(10_000);
  });

  it('the file of yesterday stands in, until there is a new one', async () => {
    const characters = files();
    const old = read(await characters.file(3));
    clock.time += 25 * HOUR;
    api.hook = away;
    expect(read(await characters.file(3))).toBe(old);
    await sleep(5);
    const asked = api.asked.length;
    expect(read(await characters.file(3))).toBe(old);
    await sleep(5);
    expect(api.asked, 'not asked again at once').toHaveLength(asked);

    api.hook = () => undefined;
    api.records = 25_001;
    clock.time += HOUR;
    expect(read(await characters.file(3))).toBe(old);
    await expect.poll(async () => idsOf(read(await characters.file(3))).length).toBe(5_001);
  });

  it('or takes a cursor no more, the walk begins anew', async () => {
    const characters = files();
    read(await characters.file(1));
    api.hook = (after) => {
      if (after === '10000') throw new ApiError('refused');
    };
    await expect(characters.file(2)).rejects.toBeInstanceOf(ApiError);
    api.hook = () => undefined;
    expect(idsOf(read(await characters.file(2)))[0]).toBe('10001');
    expect(api.asked.filter((after) => after === null)).toHaveLength(2);
  });

  it('or leads nowhere, no walk goes on forever', async () => {
    const stuck = new SitemapFiles(
      { name: 'x', page: async () => ({ addresses: [routes.kills], records: 1, next: 'again' }) },
      { cache: createSitemapCache(), clock, siteUrl: 'https://ledger.example' },
    );
    await expect(stuck.file(2)).rejects.toMatchObject({ kind: 'malformed' });
  });
});
