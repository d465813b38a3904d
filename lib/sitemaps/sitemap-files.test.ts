import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';

import { beforeEach, describe, expect, it } from 'vitest';

import { ApiError } from '#lib/api/api-error.ts';
import { routes } from '#lib/url/routes.ts';

import { type FoundSitemap, SitemapFiles } from './sitemap-files.ts';
import type { SitemapKind } from './sitemap-kind.ts';
import { createSitemapShelf } from './sitemap-shelf.ts';

const HOUR = 3_600_000;
const RECORDS_OF_PAGE = 100;

/** An API of as many records as told, which fails, waits and counts when told. */
class FakeApi {
  records = 25_000;
  asked: (string | null)[] = [];
  /** Called before each answer. */
  hook: (after: string | null) => Promise<void> | void = () => undefined;

  readonly page: SitemapKind['page'] = async (after) => {
    this.asked.push(after);
    await this.hook(after);
    const from = Number(after);
    const to = Math.min(this.records, from + RECORDS_OF_PAGE);
    const ids = Array.from({ length: to - from }, (_, index) => String(from + index + 1));
    const next = to < this.records ? String(to) : null;
    return { addresses: ids.map((id) => routes.character(id)), records: ids.length, next };
  };
}

let api: FakeApi;
let clock: { time: number; now: () => number };

beforeEach(() => {
  api = new FakeApi();
  clock = { time: 0, now: () => clock.time };
});

const files = ({ counted = true, patience = 8_000 } = {}) =>
  new SitemapFiles(
    { name: 'characters', page: api.page, ...(counted ? { count: async () => api.records } : {}) },
    { shelf: createSitemapShelf(), clock, siteUrl: 'https://ledger.example', patience },
  );

async function read(found: FoundSitemap): Promise<string> {
  if (typeof found === 'string') throw new Error(found);
  if ('bytes' in found) return gunzipSync(found.bytes).toString();
  const pieces: Buffer[] = [];
  for await (const piece of found.read()) pieces.push(piece);
  return gunzipSync(Buffer.concat(pieces)).toString();
}

const idsOf = (xml: string) =>
  Array.from(xml.matchAll(/<loc>https:\/\/ledger\.example\/character\/(\d+)<\/loc>/g), ([, id]) => id);

const away = () => {
  throw new ApiError('unreachable');
};

describe('the files of a kind', () => {
  it('list every record in exactly one of them', async () => {
    const characters = files();
    expect(await characters.count()).toBe(3);
    const ids: (string | undefined)[] = [];
    for (const number of [1, 2, 3]) {
      const xml = await read(await characters.file(number));
      expect(xml).toMatch(
        /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]*sitemap\/0\.9"><url>/,
      );
      expect(xml).toMatch(/<\/urlset>\n$/);
      ids.push(...idsOf(xml));
    }
    expect(ids).toHaveLength(api.records);
    expect(new Set(ids).size).toBe(api.records);
    expect(api.asked).toHaveLength(250);
  });

  it('are made once for all who ask at the same time, and then kept', async () => {
    const characters = files();
    const [one, other] = await Promise.all([characters.file(1), characters.file(1)]);
    const [text, same] = await Promise.all([read(one), read(other)]);
    expect(idsOf(text)).toHaveLength(10_000);
    expect(same).toBe(text);
    expect(await read(await characters.file(1))).toBe(text);
    expect(api.asked).toHaveLength(100);
  });

  it('are read while they are made', async () => {
    const characters = files();
    let goOn = () => {};
    api.hook = async (after) => {
      if (after === '100') await new Promise<void>((resolve) => (goOn = resolve));
    };
    const found = await characters.file(1);
    if (typeof found === 'string' || 'bytes' in found) throw new Error('It is whole already.');
    const pieces = found.read();
    const { value: first } = await pieces.next();
    expect(first).toBeInstanceOf(Buffer);
    goOn();
    expect(idsOf(await read(found))).toHaveLength(10_000);
  });

  it('are finished though the visitor leaves', async () => {
    const characters = files();
    const found = await characters.file(1);
    if (typeof found === 'string' || 'bytes' in found) throw new Error('It is whole already.');
    const pieces = found.read();
    await pieces.next();
    await pieces.return(undefined);
    await expect.poll(async () => typeof (await characters.file(1))).toBe('object');
    await expect.poll(async () => 'bytes' in Object(await characters.file(1))).toBe(true);
    expect(api.asked).toHaveLength(100);
  });

  it('are walked to from the last one that is known', async () => {
    const characters = files();
    await read(await characters.file(1));
    expect(idsOf(await read(await characters.file(3)))[0]).toBe('20001');
    expect(api.asked).toHaveLength(250);
  });

  it('are there later where the walk takes too long', async () => {
    const characters = files({ patience: 20 });
    api.hook = () => sleep(1);
    expect(await characters.file(3)).toBe('later');
    await expect.poll(async () => typeof (await characters.file(3)), { timeout: 5_000 }).toBe('object');
    expect(api.asked.filter((after) => after === null)).toHaveLength(1);
  });

  it('do not exist beyond the last one, and nothing is asked for them', async () => {
    const characters = files();
    expect(await characters.file(4)).toBe('missing');
    expect(await characters.file(50_000)).toBe('missing');
    expect(api.asked).toEqual([]);
  });

  it('are none without records', async () => {
    api.records = 0;
    for (const counted of [true, false]) {
      const characters = files({ counted });
      expect(await characters.count()).toBe(0);
      expect(await characters.file(1)).toBe('missing');
    }
  });

  it('are counted by a walk where the API does not count', async () => {
    const items = files({ counted: false });
    expect(await items.count()).toBe(3);
    expect(await items.file(4)).toBe('missing');
    expect(idsOf(await read(await items.file(3)))).toHaveLength(5_000);
    expect(api.asked).toHaveLength(250);
  });

  it('are as many as are known where that walk takes too long', async () => {
    const items = files({ counted: false, patience: 10 });
    api.hook = () => sleep(1);
    expect(await items.count()).toBe(1);
    await expect.poll(() => items.count(), { timeout: 5_000 }).toBe(3);
  });
});

describe('where the API fails', () => {
  it('no file begins', async () => {
    api.hook = away;
    await expect(files().file(1)).rejects.toBeInstanceOf(ApiError);
    await expect(files({ counted: false }).count()).rejects.toBeInstanceOf(ApiError);
    await expect(files().file(2)).rejects.toBeInstanceOf(ApiError);
  });

  it('in the middle of a file, that breaks off and is not kept', async () => {
    const characters = files();
    api.hook = (after) => (after === '5000' ? away() : undefined);
    await expect(read(await characters.file(1))).rejects.toBeInstanceOf(ApiError);
    api.hook = () => undefined;
    expect(idsOf(await read(await characters.file(1)))).toHaveLength(10_000);
  });

  it('the file of yesterday stands in, until there is a new one', async () => {
    const characters = files();
    const old = await read(await characters.file(3));
    clock.time += 25 * HOUR;
    api.hook = away;
    expect(await read(await characters.file(3))).toBe(old);
    await sleep(5);
    const asked = api.asked.length;
    expect(await read(await characters.file(3))).toBe(old);
    await sleep(5);
    expect(api.asked, 'not asked again at once').toHaveLength(asked);

    api.hook = () => undefined;
    api.records = 25_001;
    clock.time += HOUR;
    expect(await read(await characters.file(3))).toBe(old);
    await expect.poll(async () => idsOf(await read(await characters.file(3))).length).toBe(5_001);
  });

  it('or takes a cursor no more, the walk begins anew', async () => {
    const characters = files();
    await read(await characters.file(1));
    api.hook = (after) => {
      if (after === '10000') throw new ApiError('refused');
    };
    await expect(characters.file(2)).rejects.toBeInstanceOf(ApiError);
    api.hook = () => undefined;
    expect(idsOf(await read(await characters.file(2)))[0]).toBe('10001');
    expect(api.asked.filter((after) => after === null)).toHaveLength(2);
  });

  it('or leads nowhere, no walk goes on forever', async () => {
    const stuck = new SitemapFiles(
      { name: 'x', page: async () => ({ addresses: [routes.kills], records: 1, next: 'again' }) },
      { shelf: createSitemapShelf(), clock, siteUrl: 'https://ledger.example' },
    );
    await expect(stuck.file(2)).rejects.toMatchObject({ kind: 'malformed' });
  });
});

it('finds files that are added', async () => {
  const characters = files({ counted: false });
  api.records = 10_000;
  expect(await characters.count()).toBe(1);
  api.records = 10_100;
  clock.time += 25 * HOUR;
  expect(await characters.count()).toBe(1);
  await expect.poll(() => characters.count()).toBe(2);
  expect(idsOf(await read(await characters.file(2)))).toHaveLength(100);
});
