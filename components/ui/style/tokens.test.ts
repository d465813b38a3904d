import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { channels, contrast } from '#lib/art/heraldry.ts';

const [light = '', dark = ''] = readFileSync(new URL('tokens.css', import.meta.url), 'utf8').split(
  '@media screen',
);

type Vector = readonly [number, number, number];

/** Linear light as people without one kind of cone see it (Machado, Oliveira and Fernandes, 2009). */
const SIGHTS: Readonly<Record<string, readonly Vector[]>> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** From linear light to X, Y and Z, each as a part of that of white. */
const TO_XYZ: readonly Vector[] = [
  [0.43394, 0.37622, 0.18983],
  [0.21264, 0.71517, 0.07219],
  [0.01776, 0.10947, 0.87276],
];

const times = (matrix: readonly Vector[], [a, b, c]: Vector): Vector => {
  const [x = 0, y = 0, z = 0] = matrix.map((row) => row[0] * a + row[1] * b + row[2] * c);
  return [x, y, z];
};

/** Hue and chroma, without lightness: a* and b* of CIELAB. */
function hueOf(colour: string, sight: readonly Vector[]): readonly [number, number] {
  const [x, y, z] = times(TO_XYZ, times(sight, channels(colour))).map((part) => Math.cbrt(Math.max(part, 0)));
  return [500 * ((x ?? 0) - (y ?? 0)), 200 * ((y ?? 0) - (z ?? 0))];
}

/** Hues this far apart are distinct at a glance, at any lightness. */
const APART = 20;

describe.each([
  ['light', light],
  ['dark', dark],
])('the two colours of plots in the %s theme', (_, css) => {
  const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? '';
  const [first, second, ground] = [token('plot-first'), token('plot-second'), token('surface')];

  it('are seen on their ground, and where they touch', () => {
    for (const [one, other] of [
      [first, ground],
      [second, ground],
      [first, second],
    ] as const) {
      expect(contrast(one, other)).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(Object.entries(SIGHTS))('are two hues to people with %s', (_name, sight) => {
    const [one, other] = [hueOf(first, sight), hueOf(second, sight)];
    expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThan(APART);
  });
});
