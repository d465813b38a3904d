import { describe, expect, it } from 'vitest';
import { randomStream } from './noise.ts';
import { mix32 } from '#lib/art/hash.ts';
import { BIOMES, type BiomeName } from './biomes.ts';
import { MAP_SIZE } from './grid.ts';
import { overlay } from './overlay.ts';
import { terrain } from './terrain.ts';
import { zoneMap } from './zone-map.ts';

const landOf = (zoneId: number, biome: BiomeName) =>
  terrain(mix32(zoneId), BIOMES[biome], randomStream(zoneId));

const shareUnderWater = (heights: Float32Array): number =>
  heights.filter((height) => height <= 0).length / heights.length;

describe('zoneMap', () => {
  it('draws the same map for the same zone, and another for another', () => {
    const [first, again, other] = [zoneMap(7, 'city'), zoneMap(7, 'city'), zoneMap(8, 'city')];
    expect(again.overlay).toBe(first.overlay);
    expect(Buffer.from(again.ground).equals(Buffer.from(first.ground))).toBe(true);
    expect(other.overlay).not.toBe(first.overlay);
    expect(first.ground).toHaveLength(MAP_SIZE * MAP_SIZE * 3);
  });

  it.each(Object.keys(BIOMES) as BiomeName[])('draws a %s without broken numbers, text or style', (biome) => {
    const svg = overlay(landOf(-3, biome), BIOMES[biome], randomStream(-3));
    expect(svg).toMatch(/^<svg .*<\/svg>$/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|style=/);
    expect(svg).toContain('<ellipse ');
  });
});

describe('terrain', () => {
  const islands = landOf(5, 'islands');

  it('puts the share of the biome under water', () => {
    expect(shareUnderWater(islands.heights.values)).toBeCloseTo(0.5, 2);
    expect(shareUnderWater(landOf(5, 'coast').heights.values)).toBeCloseTo(0.3, 2);
    expect(shareUnderWater(landOf(5, 'city').heights.values)).toBeCloseTo(0.09, 2);
  });

  it('measures the way to land from the water only', () => {
    const { heights, shore } = islands;
    const wrong = heights.values.filter((height, index) => height > 0 !== (shore.corner(index) === 0));
    expect(wrong).toHaveLength(0);
    expect(Math.max(...shore.values)).toBeGreaterThan(20);
  });
});
