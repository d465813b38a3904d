import { spawnSync } from 'node:child_process';

import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

import { DEFAULT_PREVIEW } from '#lib/preview/kinds/parts.ts';

import { createPreviewPool } from './preview-pool.ts';

const said: string[] = [];
const pool = createPreviewPool((_level, message) => said.push(message), {
  waiting: 4,
  // A busy machine starts a process within a minute, if not within ten seconds.
  patience: 300_000,
});

afterAll(() => pool.close());

const titled = (title: string) => ({ ...DEFAULT_PREVIEW, title });

test('draws a picture of the size that previews have, and draws it once', async () => {
  const picture = await pool.draw(titled('Thaliondra'));
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(await pool.draw(titled('Thaliondra'))).toBe(picture);
});

test('refuses what would have to wait for long, and draws all others', async () => {
  const asked = Array.from({ length: 8 }, (_, index) => pool.draw(titled(`Player ${index}`)));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(5);
  expect(refused[0]).toMatchObject({ name: 'PreviewUnavailable' });
});

test.skipIf(spawnSync('pkill', ['--version']).status !== 0)(
  'goes on where its process has ended',
  async () => {
    spawnSync('pkill', ['-KILL', '-P', String(process.pid), '-f', 'tinypool']);
    await Promise.allSettled([pool.draw(titled('Lost'))]);
    const second = await pool.draw(titled('Drawn'));
    expect(second.length).toBeGreaterThan(10_000);
    expect(said).not.toEqual([]);
  },
);
