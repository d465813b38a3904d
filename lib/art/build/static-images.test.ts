import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { staticImages } from './static-images.ts';

const images = await staticImages();
const publicFolder = new URL('../../../public/', import.meta.url);
const committed = (path: string): Promise<Buffer> => readFile(new URL(path, publicFolder));

describe('staticImages', () => {
  it('has a badge for each career and for an unknown one', () => {
    const careers = images.filter(([path]) => path.startsWith('images/icons/career/'));
    expect(careers).toHaveLength(25);
    expect(careers.map(([path]) => path)).toContain('images/icons/career/knight_of_the_blazing_sun.svg');
  });

  it.each(images.filter(([path]) => path.endsWith('.svg')))(
    'is committed as it is drawn now: %s',
    async (path, svg) => {
      expect((await committed(path)).toString()).toBe(svg);
    },
  );

  it.each([
    ['images/icons/scenario/order.png', 64],
    ['images/icons/scenario/order@2x.png', 128],
    ['images/icons/scenario/destruction.png', 64],
    ['images/icons/scenario/destruction@2x.png', 128],
    ['apple-touch-icon.png', 180],
  ])('keeps the size of %s', async (path, side) => {
    const { format, width, height } = await sharp(await committed(path)).metadata();
    expect([format, width, height]).toEqual(['png', side, side]);
  });

  it('has a favicon that holds a PNG of 32 pixels', async () => {
    const file = await committed('favicon.ico');
    const { format, width } = await sharp(file.subarray(file.readUInt32LE(18))).metadata();
    expect([format, width, file.readUInt16LE(2)]).toEqual(['png', 32, 1]);
  });
});
