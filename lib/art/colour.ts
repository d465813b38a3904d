const channel = (colour: string, start: number): number => {
  const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Red, green and blue of a `#rrggbb` colour as linear light, each from 0 to 1. */
export const channels = (colour: string) =>
  [channel(colour, 1), channel(colour, 3), channel(colour, 5)] as const;

/** Relative luminance (0 black, 1 white) of a `#rrggbb` colour, as WCAG 2 defines it. */
export const luminance = (colour: string): number => {
  const [red, green, blue] = channels(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio (1 to 21) of two `#rrggbb` colours, in any order. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
