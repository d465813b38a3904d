import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PREVIEW } from '../kinds/parts.ts';
import type { Preview } from '../preview.ts';
import { drawPreview } from './draw-preview.ts';
import { HEAT_PLACE } from './places.ts';
import { careerSvg } from '#lib/art/realm-badge.ts';
import { HEATMAP_GRID } from '#lib/game/places/heat-cells.ts';

const CHARACTER: Preview = {
  title: 'Thaliondra',
  facts: 'Swordmaster, level 40, renown rank 78',
  totals: [{ value: '3,418', label: 'kills' }],
  realm: 'ORDER',
  badge: careerSvg('SWORD_MASTER'),
};

const draw = (changes: Partial<Preview>) => drawPreview({ ...CHARACTER, ...changes });

/** The pixels where the title stands. */
const titleOf = async (changes: Partial<Preview>) =>
  sharp(await draw(changes))
    .extract({ left: 290, top: 180, width: 800, height: 130 })
    .raw()
    .toBuffer();

describe('a drawn preview', () => {
  it('is a JPEG of 1200 by 630 pixels below 100 KB, whatever is in it', async () => {
    const long = 'W'.repeat(60);
    const all: readonly Partial<Preview>[] = [
      {},
      { title: '', facts: '', totals: [] },
      {
        title: long,
        facts: long,
        totals: [{ value: long, label: long }],
        aside: { drawing: CHARACTER.badge, label: long },
      },
      { title: '</svg><script>alert(1)</script>&"', facts: ']]><image href="file:///etc/passwd"/>' },
      { ring: '#ffa14a', zoneId: 105, heat: [] },
      DEFAULT_PREVIEW,
      {
        places: Array.from({ length: 5 }, () => ({
          rank: '1',
          badge: CHARACTER.badge,
          name: long,
          total: { value: '1,204', label: 'kills' },
        })),
      },
    ];
    for (const changes of all) {
      const picture = await draw(changes);
      const { format, width, height } = await sharp(picture).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      expect(picture.length).toBeLessThan(100_000);
    }
  });

  it('shows on the map where the kills are', async () => {
    const picture = await draw({ zoneId: 105, heat: [{ x: 20, y: 10, count: 9 }] });
    const redAt = async (left: number, top: number) =>
      (await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())[0];
    const { x, y, size } = HEAT_PLACE;
    const cell = size / HEATMAP_GRID;
    expect(await redAt(x + Math.round(20.5 * cell), y + Math.round(10.5 * cell))).toBeGreaterThan(200);
    expect(await redAt(x + Math.round(20.5 * cell), y + Math.round(50.5 * cell))).toBeLessThan(160);
  });

  it.each(['Верентиана', 'Θάνατος', 'Nguyễn', 'Świętosław'])(
    'draws the letters of %s, each its own',
    async (title) => {
      const letters = [...title];
      const changed = letters.with(2, letters[0] ?? '').join('');
      expect(await titleOf({ title })).not.toEqual(await titleOf({ title: changed }));
    },
  );

  it('tells other scripts by their names', async () => {
    expect(await titleOf({ title: '王小明' })).toEqual(await titleOf({ title: '(Han script)' }));
    expect(await titleOf({ title: '王小明' })).not.toEqual(await titleOf({ title: '(Arabic script)' }));
  });
});
