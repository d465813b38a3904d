import { setTimeout as sleep } from 'node:timers/promises';

import { beforeEach, describe, expect, it } from 'vitest';

import { idsOf, read } from './testing/fake-files.ts';
import { fakeFiles } from './testing/fake-files.ts';

const HOUR = 3_600_000;

let { api, clock, files } = fakeFiles();

beforeEach(() => {
  ({ api, clock, files } = fakeFiles());
});

describe('the files of a kind', () => {
  it('list every record in exactly one of them', async () => {
    const characters = files();
    expect(await characters.count()).toBe(3);
    const ids: (string | undefined)[] = [];
    for (const number of [1, 2, 3]) {
      const xml = read(await characters.file(number));
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
    const [text, same] = [read(one), read(other)];
    expect(idsOf(text)).toHaveLength(10_000);
    expect(same).toBe(text);
    expect(read(await characters.file(1))).toBe(text);
    expect(api.asked).toHaveLength(100);
  });

  it('are walked to from the last one that is known', async () => {
    const characters = files();
    read(await characters.file(1));
    expect(idsOf(read(await characters.file(3)))[0]).toBe('20001');
    expect(api.asked).toHaveLength(250);
  });

  it('are there later where the walk takes too long', async () => {
    const characters = files({ timeoutMs: 20 });
    api.hook = () => sleep(1);
    expect(await characters.file(3)).toBe('later');
    await expect.poll(async () => typeof (await characters.file(3))).toBe('object');
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
    expect(idsOf(read(await items.file(3)))).toHaveLength(5_000);
    expect(api.asked).toHaveLength(250);
  });

  it('are as many as are known where that walk takes too long', async () => {
    const items = files({ counted: false, timeoutMs: 10 });
    api.hook = () => sleep(1);
    expect(await items.count()).toBe(1);
    await expect.poll(() => items.count()).toBe(3);
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
  expect(idsOf(read(await characters.file(2)))).toHaveLength(100);
});
