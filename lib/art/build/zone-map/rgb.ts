/** A colour that is mixed in point while one pixel is painted: channels 0 to 255, fractions kept. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
}

/** Reads a `#rrggbb` colour. */
export const parseRgb = (colour: string): Rgb => ({
  r: Number.parseInt(colour.slice(1, 3), 16),
  g: Number.parseInt(colour.slice(3, 5), 16),
  b: Number.parseInt(colour.slice(5, 7), 16),
});

/** Moves a colour towards an ink by a share of 0 to 1. */
export const blend = (target: Rgb, ink: Rgb, share: number): void => {
  target.r += (ink.r - target.r) * share;
  target.g += (ink.g - target.g) * share;
  target.b += (ink.b - target.b) * share;
};

/** Makes a colour lighter or darker. */
export const shade = (target: Rgb, factor: number): void => {
  target.r *= factor;
  target.g *= factor;
  target.b *= factor;
};
