import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { staticImages } from './static-images.ts';

const images = await staticImages();
const publicFolder = new URL('../../../public/', import.meta.url);
/** The tolerated difference of a colour, of 255: libraries of another version draw edges a little differently. */
const DRAWING_TOLERANCE = 24;
const committed = (path: string): Promise<Buffer> => readFile(new URL(path, publicFolder));

describe('staticImages', () => {
  it.each(images.filter(([path]) => path.endsWith('.svg')))(
    'is committed as it is drawn now: %s',
    async (path, svg) => {
      expect((await committed(path)).toString()).toBe(svg);
    },
  );

  it.each([
    ['images/icons/scenario/order.png', 64],
    ['images/icons/scenario/destruction.png', 64],
    ['apple-touch-icon.png', 180],
    ['images/app/192.png', 192],
    ['images/app/512.png', 512],
    ['images/app/maskable-192.png', 192],
    ['images/app/maskable-512.png', 512],
  ])('keeps the size of %s', async (path, side) => {
    const { format, width, height } = await sharp(await committed(path)).metadata();
    expect([format, width, height]).toEqual(['png', side, side]);
  });

  it('has a favicon that holds a PNG of 32 pixels', async () => {
    const file = await committed('favicon.ico');
    const { format, width } = await sharp(file.subarray(file.readUInt32LE(18))).metadata();
    expect([format, width, file.readUInt16LE(2)]).toEqual(['png', 32, 1]);
  });

  it('has committed icons that look as they are drawn now', async () => {
    const pixels = (image: Buffer | string) => sharp(image).raw().toBuffer();
    for (const [path, content] of images.filter(([path]) => path.startsWith('images/app/'))) {
      const [before, now] = [await pixels(await committed(path)), await pixels(content)];
      const most = before.reduce((most, value, at) => Math.max(most, Math.abs(value - (now[at] ?? 0))), 0);
      expect(most, path).toBeLessThanOrEqual(DRAWING_TOLERANCE);
    }
  });

  it('is what the manifest names', async () => {
    const { icons } = JSON.parse((await committed('manifest.webmanifest')).toString()) as {
      icons: readonly { src: string; sizes: string }[];
    };
    expect(icons.length).toBeGreaterThan(3);
    for (const { src, sizes } of icons) {
      const image = images.find(([path]) => `/${path}` === src)?.[1];
      const { format, width, height } = await sharp(Buffer.from(image ?? '')).metadata();
      expect(sizes, src).toBe(format === 'svg' ? 'any' : `${width}x${height}`);
    }
  });
});
