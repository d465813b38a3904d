import type { Biome } from './biomes.ts';
import { blend, shade, type Rgb, parseRgb } from './rgb.ts';

/** The lie of one pixel: its height, how far the ground rises to the right and downwards, and how steep it is. */
export interface Slope {
  height: number;
  right: number;
  down: number;
  steepness: number;
}

/** Paints one pixel of land or water into the target. */
export type GroundTint = (target: Rgb, slope: Slope, offShore: number) => void;

const INK = parseRgb('#422f1e');
const RIPPLE_INK: Rgb = { r: 48, g: 66, b: 72 };
const CONTOUR_STEP = 0.115;
/** Every fourth contour is drawn stronger. */
const INDEX_CONTOUR = 4;
const RIPPLES = 4;
const COAST_WIDTH = 1.9;

const hillshade = ({ right, down }: Slope): number =>
  1 + Math.max(-0.17, Math.min(0.13, -(right + down) * 7));

const drawContour = (target: Rgb, { height, steepness }: Slope): void => {
  const steps = height / CONTOUR_STEP;
  const nearest = Math.round(steps);
  if (nearest < 1) return;
  const distance = (Math.abs(steps - nearest) * CONTOUR_STEP) / steepness;
  const strong = nearest % INDEX_CONTOUR === 0;
  blend(target, INK, Math.max(0, 1 - distance / (strong ? 1.15 : 0.8)) * (strong ? 0.42 : 0.2));
};

const drawRipples = (target: Rgb, offShore: number): void => {
  for (let ripple = 0; ripple < RIPPLES; ripple += 1) {
    const at = 2.1 + ripple * 2.7 + ripple * ripple * 0.35;
    blend(target, RIPPLE_INK, Math.max(0, 1 - Math.abs(offShore - at) / 0.42) * (0.34 - ripple * 0.075));
  }
};

const drawCoastLine = (target: Rgb, { height, steepness }: Slope): void => {
  const distance = Math.abs(height) / steepness;
  if (distance < COAST_WIDTH) blend(target, INK, Math.max(0, 1 - distance / COAST_WIDTH) * 0.85);
};

/**
 * Returns the painter of a biome's ground: tint by height, light from the north-west, contours, ripples and the coast
 * line.
 */
export const groundTint = (biome: Biome): GroundTint => {
  const low = parseRgb(biome.land[0]);
  const middle = parseRgb(biome.land[1]);
  const high = parseRgb(biome.land[2]);
  const water = parseRgb(biome.waterTint);
  const tintLand = (target: Rgb, height: number): void => {
    const climb = Math.min(1, height / 0.95);
    const lower = climb < 0.5 ? climb * 2 : 1;
    const upper = climb < 0.5 ? 0 : (climb - 0.5) * 2;
    target.r = low.r + (middle.r - low.r) * lower + (high.r - middle.r) * upper;
    target.g = low.g + (middle.g - low.g) * lower + (high.g - middle.g) * upper;
    target.b = low.b + (middle.b - low.b) * lower + (high.b - middle.b) * upper;
  };
  const tintWater = (target: Rgb, height: number): void => {
    const depth = Math.min(1, -height / 0.6);
    target.r = water.r - depth * 26;
    target.g = water.g - depth * 20;
    target.b = water.b - depth * 14;
  };
  return (target, slope, offShore) => {
    if (slope.height > 0) {
      tintLand(target, slope.height);
      shade(target, hillshade(slope));
      drawContour(target, slope);
    } else {
      tintWater(target, slope.height);
      drawRipples(target, offShore);
    }
    drawCoastLine(target, slope);
  };
};
